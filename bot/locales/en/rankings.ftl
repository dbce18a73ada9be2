# /ranking and /records: what the finished matches of a server say about members who keep a rating.
refusal-ratings-off = Ratings are switched off in this server, so there are no rankings and records.
refusal-ratings-players-only = In this server, only members who keep a rating themselves see rankings and records. `/me rating` switches yours on.

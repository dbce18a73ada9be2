# The bot as an image: docker build -t guildhall .
# Its data are in /data; everything else can be read-only. docs/hosting.md says how to run it.

FROM python:3.13-slim-bookworm AS build
WORKDIR /source
COPY pyproject.toml README.md LICENSE ./
COPY bot ./bot
COPY cogs ./cogs
COPY rendering ./rendering
RUN python3 -m venv /opt/guildhall \
    && /opt/guildhall/bin/pip install --no-cache-dir ".[postgresql]"

FROM python:3.13-slim-bookworm
COPY --from=build /opt/guildhall /opt/guildhall
# A fixed number, so that the files in /data still belong to the bot in a newer image.
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data guildhall \
    && install -d -o guildhall -g guildhall -m 700 /data
USER 10001:10001
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:////data/guildhall.db \
    METRICS_PORT=9464 \
    PATH=/opt/guildhall/bin:$PATH \
    PYTHONUNBUFFERED=1
# The bot answers there while its event loop runs and its database can be reached.
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s --retries=3 \
    CMD ["python3", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['METRICS_PORT'] + '/healthz', timeout=8)"]
ENTRYPOINT ["bot"]
CMD ["run"]

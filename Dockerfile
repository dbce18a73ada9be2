# The bot as an image: docker build -t guildhall .
# Its data are in /data; everything else can be read-only. docs/hosting.md says how to run it.

ARG BASE_IMAGE=python:3.13-slim-bookworm
FROM ${BASE_IMAGE} AS build
WORKDIR /source
COPY pyproject.toml README.md LICENSE ./
COPY .ci/constraints.txt ./.ci/
COPY bot ./bot
COPY cogs ./cogs
COPY rendering ./rendering
RUN python3 -m venv /opt/guildhall \
    && /opt/guildhall/bin/pip install --no-cache-dir --constraint .ci/constraints.txt ".[postgresql]"

FROM ${BASE_IMAGE}
COPY --from=build /opt/guildhall /opt/guildhall
# A library that Pillow looks for when it lays out text, and that its wheel does not hold.
RUN apt-get update \
    && apt-get install -y --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*
# A fixed number, so that the files in /data still belong to the bot in a newer image.
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data guildhall \
    && install -d -o guildhall -g guildhall -m 700 /data
USER 10001:10001
WORKDIR /data
VOLUME /data
# Settings of its own, which an empty line in .env leaves alone.
ENV GUILDHALL_DEFAULT_DATABASE_URL=sqlite:////data/guildhall.db \
    GUILDHALL_DEFAULT_METRICS_PORT=9464 \
    PATH=/opt/guildhall/bin:$PATH \
    PYTHONUNBUFFERED=1
# The bot answers there while its event loop runs and its database can be reached.
HEALTHCHECK --interval=30s --timeout=10s --start-period=90s --retries=3 \
    CMD ["python3", "-m", "bot.cli.container_health"]
ENTRYPOINT ["bot"]
CMD ["run"]

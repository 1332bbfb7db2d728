# Image of Wishwell, see docs/operating/containers.md.
#
#   docker build -t wishwell .
#   podman build --format docker -t wishwell .          (podman's default format has no health check)
ARG BASE=docker.io/library/node:26-slim

FROM ${BASE} AS build
WORKDIR /app
# Copies only the package files first, so that Docker repeats npm ci only if one of them has changed.
COPY package.json package-lock.json .npmrc ./
COPY text/package.json text/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY . .
# Runs the Node version of the base image. `npm run` would use the Node version that npm has installed.
RUN node web/build.ts \
    && npm prune --omit=dev --no-audit --no-fund \
    && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM ${BASE}
LABEL org.opencontainers.image.title="Wishwell" org.opencontainers.image.licenses="MIT"
COPY --from=build /app /app
RUN install -d -o 10001 -g 10001 -m 700 /data

ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# USER is a number, so that Kubernetes can verify that the container does not run as root.
USER 10001:10001
VOLUME /data
EXPOSE 3000
# The health check does not query the database, because a restart of this container would not repair the
# database.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the main process of the container, so that it receives SIGTERM and can finish open requests.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "server/src/main.ts"]

# Wishwell on a PostgreSQL elsewhere (DATABASE_URL): docs/operators.md says how to run it, `npm run ops:image` proves it.
#
#   docker build -t wishwell .
#   podman build --format docker -t wishwell .          (podman's own format has no health check)
#
# BASE: what it runs on. Any system with glibc and libstdc++ serves; Node comes from the lockfile.
# BUILD_BASE: where it is built. A Debian, or anything that has npm 11 and strip.
# NPM_REGISTRY: where npm fetches. Secrets of the build, which reach no image: id=ca, a file of certificates by which that is known;
# id=npmrc, more settings of npm, such as a token.
ARG BASE=docker.io/library/debian:12-slim
ARG BUILD_BASE=${BASE}

FROM ${BUILD_BASE} AS build
RUN if ! command -v npm || ! command -v strip; then \
      apt-get update && apt-get install -y --no-install-recommends binutils ca-certificates openssl wget; \
    fi
WORKDIR /build

# As long as these files stay the same, so does what npm installs.
COPY package.json package-lock.json .npmrc ./
COPY scripts/image/bring-npm.sh scripts/image/
COPY text/package.json text/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
ARG NPM_REGISTRY=https://registry.npmjs.org/
ARG NPM_VERSION=11.19.1
ARG NPM_INTEGRITY=sha512-ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g==
RUN --mount=type=secret,id=npmrc --mount=type=secret,id=ca \
    if [ -f /run/secrets/ca ]; then export NPM_CA=/run/secrets/ca npm_config_cafile=/run/secrets/ca; fi; \
    if [ -f /run/secrets/npmrc ]; then export npm_config_userconfig=/run/secrets/npmrc; fi; \
    scripts/image/bring-npm.sh "${NPM_VERSION}" "${NPM_INTEGRITY}" \
    && npm_config_registry="${NPM_REGISTRY}" npm ci --no-audit --no-fund \
    && npm cache clean --force
# The lockfile's Node, whatever npm runs on.
ENV PATH=/build/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

COPY tsconfig.base.json LICENSE ./
COPY text text
COPY contract contract
COPY web web
RUN node web/build.ts
COPY server server
COPY scripts scripts
RUN node scripts/image/assemble.ts /image

FROM ${BASE}
LABEL org.opencontainers.image.title="Wishwell" org.opencontainers.image.licenses="MIT"
# What changes least comes first.
COPY --from=build /image/node /app
COPY --from=build /image/packages /app
COPY --from=build /image/product /app
COPY --from=build --chown=10001:10001 /image/data /data

ENV PATH=/app/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# A number, so that Kubernetes can see that it is not root.
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/image/healthy.ts"]
# Node itself, so that it receives the signal to stop, and what it has begun is finished.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "server/src/main.ts"]

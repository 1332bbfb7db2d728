# Image of Wishwell for use with an external PostgreSQL (DATABASE_URL), see docs/operating/containers.md. `npm run ops:image`
# tests this image.
#
#   docker build -t wishwell .
#   podman build --format docker -t wishwell .          (podman's default format has no health check)
#
# Build arguments:
#   BASE          the base image, which needs glibc and libstdc++. Node comes from the lockfile.
#   BUILD_BASE    the image of the build stage: Debian, or any image with npm 11 and strip.
#   NPM_REGISTRY  URL of the npm registry.
# Build secrets, which are in no layer of the image:
#   id=ca     a file with the CA certificates of the registry.
#   id=npmrc  a file with npm settings, such as a token.
ARG BASE=docker.io/library/debian:12-slim
ARG BUILD_BASE=${BASE}

FROM ${BUILD_BASE} AS build
RUN if ! command -v npm || ! command -v strip; then \
      apt-get update && apt-get install -y --no-install-recommends binutils ca-certificates openssl wget; \
    fi
WORKDIR /build

# Copies only these files first, so that Docker installs the packages again only if one of these files has changed.
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
# The build uses the Node version of the lockfile, even if npm runs on another version.
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
# The layers that change most rarely come first, so that an update transfers few layers.
COPY --from=build /image/node /app
COPY --from=build /image/packages /app
COPY --from=build /image/product /app
COPY --from=build --chown=10001:10001 /image/data /data

ENV PATH=/app/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# The user is a number, so that Kubernetes can verify that the user is not root.
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/image/healthy.ts"]
# Node is the main process of the container, so that it receives SIGTERM and can finish open requests.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "server/src/main.ts"]

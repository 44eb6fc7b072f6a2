# syntax=docker/dockerfile:1
# Three stages: the pages, the packages the server needs, and the image itself. RUN lines use paths relative to /app
# only, so that scripts/container-steps.ts can run the same steps in a folder where there is no container engine.

FROM --platform=$BUILDPLATFORM node:26-bookworm-slim AS pages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
RUN npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error
COPY engine engine
COPY contract contract
COPY web web
COPY scripts scripts
COPY tsconfig.base.json ./
RUN node_modules/node/bin/node scripts/build.ts

FROM node:26-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
RUN npm ci --omit=dev --workspace=@evenkeel/server --include-workspace-root --no-audit --no-fund --loglevel=error
RUN mkdir -p empty

FROM debian:12-slim
LABEL org.opencontainers.image.title="Evenkeel" \
      org.opencontainers.image.licenses="AGPL-3.0-or-later"
WORKDIR /app
ENV PATH=/app/node_modules/node/bin:/usr/local/bin:/usr/bin:/bin \
    NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    MALLOC_MMAP_THRESHOLD_=131072
# Node needs libatomic. Debian slim doesn't have it, but Node's own image does.
COPY --from=packages /usr/lib/*-linux-gnu/libatomic.so.1* /usr/lib/
COPY --from=packages --chown=10001:10001 /app/empty /data
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY engine engine
COPY contract contract
COPY server server
COPY --from=pages /app/web/dist web/dist
VOLUME /data
EXPOSE 3000
USER 10001:10001
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "server/src/commands/health-check.ts"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "server/src/main.ts"]

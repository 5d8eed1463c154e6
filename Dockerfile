# One image for every process: compose.yaml says which one each container runs. Both languages and the office are built in; the company's folder is
# the sample, or the one that is mounted and that the build was given (--build-arg COMPANY=folder).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
ARG COMPANY=company
# Installs what the lock file names, with the Node.js release that everything runs on, and builds.
RUN COMPANY_DIR="$COMPANY" npm run build && npm prune --omit=dev --ignore-scripts

FROM debian:bookworm-slim
# For the mail server's and the payment provider's certificates.
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates=* \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -m 0700 -o 10001 -g 10001 /data /backups
WORKDIR /app
COPY --from=build /app /app
COPY deploy/container/helderhuis /usr/local/bin/helderhuis
ENV NODE_ENV=production \
    DATABASE_URL=sqlite:/data/helderhuis.db \
    MAIL_DIR=/data/mail \
    SMS_DIR=/data/sms \
    BACKUP_DIR=/backups
USER 10001:10001
VOLUME ["/data"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["/usr/local/bin/helderhuis", "healthy"]
CMD ["/usr/local/bin/helderhuis", "site", "en"]

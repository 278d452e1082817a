# Read by the commands in bin/: goes to the project's folder, installs what is missing, and puts the project's Node first.
cd "$(dirname "$0")/.." || exit 1
if ! command -v node >/dev/null; then
  echo 'Plaudit needs Node 20 or newer in PATH.' >&2
  exit 1
fi
node=$(node tools/install.mjs) || exit 1
PATH="$(dirname "$node"):$PATH"
export PATH

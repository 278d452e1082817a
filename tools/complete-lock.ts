import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  version?: string;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
}
interface Lock {
  packages: Record<string, Locked>;
}

/**
 * Adds packages for other machines to package-lock.json, which npm leaves out when its registry lacks them; without
 * them `npm ci` refuses the file. Run it after `npm install` in that case. Takes another lock file as its argument.
 */
export function completeLock(lock: Lock): Lock {
  const packages = { ...lock.packages };
  for (const { optionalDependencies, dev } of Object.values(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies ?? {})) {
      const place = `node_modules/${name}`;
      const machine = machineOf(name);
      if (packages[place] || !machine || !/^\d/.test(range)) continue;
      packages[place] = { version: range, ...machine, ...(dev && { dev }), optional: true };
    }
  }
  return { ...lock, packages: sorted(packages) };
}

/** The naming convention of such packages: `…-linux-arm64-musl`. */
function machineOf(name: string): Pick<Locked, 'cpu' | 'os' | 'libc'> | undefined {
  const words = name.split(/[-/]/);
  const os = words.find((word) => ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].includes(word));
  const cpu = words.find((word) => ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'].includes(word));
  if (!os || !cpu) return undefined;
  const abi = words.at(-1)!;
  const libc = abi.startsWith('musl') ? 'musl' : abi.startsWith('gnu') ? 'glibc' : undefined;
  return { cpu: [cpu], ...(libc && os === 'linux' && { libc: [libc] }), os: [os] };
}

function sorted(packages: Record<string, Locked>): Record<string, Locked> {
  return Object.fromEntries(Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')));
}

if (process.argv[1] === import.meta.filename) {
  const file = process.argv[2] ?? path.join(import.meta.dirname, '../package-lock.json');
  writeFileSync(file, `${JSON.stringify(completeLock(JSON.parse(readFileSync(file, 'utf8')) as Lock), null, 2)}\n`);
}

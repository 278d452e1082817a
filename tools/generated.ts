import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is committed although it is made from something else; `by` writes it anew. */
const generated: readonly { file: string; by: readonly string[] }[] = [
  { file: 'schema.graphql', by: ['tools/write-schema.ts'] },
  { file: 'server/database/types.ts', by: ['tools/write-database-types.ts'] },
  { file: 'docs/routes.md', by: ['tools/write-route-list.ts'] },
  { file: 'docs/access.md', by: ['tools/write-access.ts'] },
  { file: 'docs/access-routes.md', by: ['tools/write-access-list.ts'] },
  { file: 'web/__generated__', by: ['node_modules/relay-compiler/cli.js'] },
];

/** Our code holds .tsx, which Node by itself does not read. */
const hook = './server/tsx-hook.ts';

/** Whether every generated file is what its sources make of it; the committed ones are left as they are. */
export function isUnchanged(): { ok: boolean; said: string } {
  const said = generated.map(({ file, by }) => difference(file, by)).filter(Boolean);
  return { ok: said.length === 0, said: said.join('\n') };
}

/** What a reader is told where a committed file is not what its sources make of it; empty where it is. */
export function difference(file: string, by: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaudit-generated-'));
  const kept = path.join(folder, 'kept');
  if (existsSync(file)) cpSync(file, kept, { recursive: true, preserveTimestamps: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', hook, ...by], { encoding: 'utf8' });
  const same = existsSync(kept) && contents(kept) === contents(file);
  if (!same) restore(kept, file);
  rmSync(folder, { recursive: true });
  if (status !== 0) return `${by.join(' ')} failed:\n${stdout}${stderr}`;
  return same ? '' : `${file} is not what its sources make of it: run node --import ${hook} ${by.join(' ')}`;
}

function restore(kept: string, file: string): void {
  rmSync(file, { recursive: true, force: true });
  if (existsSync(kept)) cpSync(kept, file, { recursive: true, preserveTimestamps: true });
}

function contents(file: string): string {
  if (!existsSync(file)) return '';
  if (!statSync(file).isDirectory()) return readFileSync(file, 'utf8');
  const names = readdirSync(file, { recursive: true, encoding: 'utf8' }).sort();
  return names.map((name) => `${name}\n${contents(path.join(file, name))}`).join('');
}

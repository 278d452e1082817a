import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** A committed file that is generated from something else; `by` regenerates it. */
const generated: readonly { file: string; by: readonly string[] }[] = [
  { file: 'schema.graphql', by: ['tools/write-schema.ts'] },
  { file: 'server/database/types.ts', by: ['tools/write-database-types.ts'] },
  { file: 'docs/routes.md', by: ['tools/write-route-list.ts'] },
  { file: 'docs/access.md', by: ['tools/write-access.ts'] },
  { file: 'docs/access-routes.md', by: ['tools/write-access-list.ts'] },
];

/** Our code contains .tsx, which Node alone does not read. */
const hook = './server/tsx-hook.ts';

/** Whether every generated file is up to date. Leaves the committed files as they are. */
export function isUnchanged(): { ok: boolean; said: string } {
  const said = generated.map(({ file, by }) => difference(file, by)).filter(Boolean);
  return { ok: said.length === 0, said: said.join('\n') };
}

/** A message when a committed file is out of date; empty otherwise. */
export function difference(file: string, by: readonly string[]): string {
  const kept = textOf(file);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', hook, ...by], { encoding: 'utf8' });
  const same = kept !== undefined && kept === textOf(file);
  if (!same) restore(file, kept);
  if (status !== 0) return `${by.join(' ')} failed:\n${stdout}${stderr}`;
  return same ? '' : `${file} is not what its sources make of it: run node --import ${hook} ${by.join(' ')}`;
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function restore(file: string, kept: string | undefined): void {
  if (kept === undefined) rmSync(file, { force: true });
  else writeFileSync(file, kept);
}

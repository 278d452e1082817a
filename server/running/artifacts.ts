import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { StartProblem } from './problem.ts';

const project = path.join(import.meta.dirname, '../..');

/** Writes what Relay makes of the GraphQL in the pages. Throws `StartProblem` after showing what is wrong with it. */
export function writeArtifacts(): void {
  const compiler = path.join(project, 'node_modules/relay-compiler/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler], { cwd: project, encoding: 'utf8' });
  if (status === 0) return;
  console.error(stdout + stderr);
  throw new StartProblem('The pages could not be built: relay-compiler failed, as told above.');
}

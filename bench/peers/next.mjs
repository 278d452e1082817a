import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** `next build`, so that no page of an earlier world is kept, and `next start`, as Next's documentation has it. */
const app = path.join(import.meta.dirname, 'next');
const program = path.join(import.meta.dirname, 'node_modules/next/dist/bin/next');
const { PORT: port } = process.env;
process.env.NEXT_TELEMETRY_DISABLED = '1';

execFileSync(process.execPath, [program, 'build', app], { stdio: ['ignore', 'ignore', 'inherit'] });
process.argv.splice(1, Infinity, program, 'start', app, '--port', port, '--hostname', 'localhost');
await import(program);
process.once('disconnect', () => process.exit(0));

while (!(await fetch(`http://localhost:${port}/missing`).catch(() => undefined))) await sleep(100);
process.send('ready');

import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartProblem } from './problem.ts';

/** Throws `StartProblem` when the port is in use, after giving a killed Plaudit a moment to release it. */
export async function requireFreePort(port: number): Promise<void> {
  for (let tries = 0; tries < 15; tries += 1) {
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))) return;
    await sleep(100);
  }
  throw new StartProblem(
    `The port ${port} is taken by another program: stop it, or choose another one with PORT=${port + 1}.`,
  );
}

/** A port that nobody uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host }, () => server.close(() => resolve(true)));
  });
}

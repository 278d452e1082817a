import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilTrue } from './until.ts';

/** A balancer before web processes: takes turns among those that are ready, as real ones do. */
export interface Balancer {
  readonly url: string;
  /** Names the processes and waits until each is ready. From then on, checks them ten times a second. */
  balance(origins: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const checkEvery = 100;
/** Milliseconds without an answer after which others come first; shorter than the notice a stopping process gives. */
const patience = 1000;

/**
 * A balancer on its own port. A process that cannot be reached is skipped for the next, because nothing was sent yet;
 * what fails later fails for the client, because nobody can tell whether it was done. Answers 503 when none is ready.
 */
export async function openBalancer(): Promise<Balancer> {
  let all: readonly string[] = [];
  const ready = new Set<string>();
  /** Have not answered lately, as on a busy machine; used only when none is known to be ready. */
  const silent = new Set<string>();
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  /** Checks without an answer yet; these are not checked again. */
  const checking = new Set<string>();
  const check = async (origin: string) => {
    if (checking.has(origin)) return;
    checking.add(origin);
    const state = await stateOf(origin);
    checking.delete(origin);
    for (const [name, origins] of Object.entries({ ready, silent }))
      if (name === state) origins.add(origin);
      else origins.delete(origin);
  };
  /** The ready ones, starting with the next in turn, then the silent ones. */
  const inTurn = () => {
    const origins = all.filter((origin) => ready.has(origin));
    const first = turn++ % (origins.length || 1);
    return [...origins.slice(first), ...origins.slice(0, first), ...all.filter((origin) => silent.has(origin))];
  };
  const server = http.createServer((request, response) => pass(request, response, inTurn()));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async balance(origins) {
      all = origins;
      timer = setInterval(() => void Promise.all(all.map(check)), checkEvery);
      await untilTrue('all are ready', () => all.every((origin) => ready.has(origin)));
    },
    async close() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function stateOf(origin: string): Promise<'ready' | 'silent' | 'not ready'> {
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(patience) });
    await response.arrayBuffer();
    return response.ok ? 'ready' : 'not ready';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'silent' : 'not ready';
  }
}

function pass(request: IncomingMessage, response: ServerResponse, [origin, ...others]: readonly string[]): void {
  if (!origin) return void response.writeHead(503, { 'retry-after': '1' }).end('Nobody is ready.');
  // One connection per request: a kept one could close just as it is used again.
  const forwarded = http.request(new URL(request.url ?? '/', origin), {
    method: request.method,
    headers: { ...request.headers, 'x-forwarded-for': forwardedFor(request) },
    agent: false,
  });
  let isConnected = false;
  forwarded.once('socket', (socket) =>
    socket.once('connect', () => {
      isConnected = true;
      request.pipe(forwarded);
    }),
  );
  forwarded.once('response', (answer) => {
    const { connection: _ours, 'keep-alive': _too, ...headers } = answer.headers;
    response.writeHead(answer.statusCode!, headers);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  forwarded.on('error', () => {
    if (!isConnected) pass(request, response, others);
    else if (response.headersSent) response.destroy();
    else response.writeHead(502).end('The answer was cut off.');
  });
  response.once('close', () => forwarded.destroy());
}

function forwardedFor({ headers, socket }: IncomingMessage): string {
  return [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
}

import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { Client, type Dispatcher } from 'undici';
import type { Running } from './running.ts';
import { percentile } from './statistics.ts';

/** One request, with or without a body. */
export interface LoadRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a response must be: its status, the length of its body, and its CRC-32. */
export interface Answered {
  readonly status: number;
  readonly length: number;
  readonly hash: number;
}

/** One contender's result in one round. */
export interface Measured {
  /** Responses a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's CPU time for each response. */
  readonly cpu: number;
}

/** Requests by index, the responses they must get, and their target. */
export interface Load {
  readonly server: Running;
  readonly requests: readonly LoadRequest[];
  readonly expected: readonly Answered[];
  /** The index of the next request. */
  readonly next: () => number;
  readonly connections: number;
  /**
   * Polls for responses instead of sleeping, which takes a core of its own. With a single core, waking a sleeper is a
   * system call at the server's cost, and slower servers pay it more often.
   */
  readonly isAwake?: boolean;
}

/**
 * Sends each request once and records the response, to compare later ones with. Throws for anything but 2xx; retries a
 * server that says it is too busy, as one that has just started may.
 */
export async function learn(server: Running, requests: readonly LoadRequest[]): Promise<Learnt[]> {
  const client = connect(server);
  const learnt: Learnt[] = [];
  for (const one of requests) learnt.push(await answerTo(client, one));
  await client.close();
  return learnt;
}

async function answerTo(client: Client, request: LoadRequest, tries = 20): Promise<Learnt> {
  const { status, headers, body } = await once(client, request);
  if (status >= 200 && status < 300) return { status, length: body.length, hash: crc32(body), headers, body };
  if (status !== 503 || tries === 0) throw new Error(`${request.path} answered ${status}: ${body.subarray(0, 300)}`);
  await sleep(1000);
  return answerTo(client, request, tries - 1);
}

/** A complete response. */
export interface Learnt extends Answered {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Sends requests for this many seconds over all connections; each connection sends its next request after a response.
 */
export async function measureLoad(load: Load, seconds: number): Promise<Measured> {
  const clients = Array.from({ length: load.connections }, () => connect(load.server));
  const times: number[] = [];
  const rest = load.isAwake ? stayAwake() : () => undefined;
  const cpuBefore = load.server.cpuSeconds();
  const begun = performance.now();
  await Promise.all(clients.map((client) => requestUntil(client, load, begun + seconds * 1000, times))).finally(rest);
  const took = (performance.now() - begun) / 1000;
  const cpu = ((load.server.cpuSeconds() - cpuBefore) * 1e6) / times.length;
  await Promise.all(clients.map((client) => client.close()));
  return { rate: times.length / took, p50: percentile(times, 0.5), p99: percentile(times, 0.99), cpu };
}

/** Keeps this process awake until the returned function is called. */
function stayAwake(): () => void {
  let next = setImmediate(function again() {
    next = setImmediate(again);
  });
  return () => clearImmediate(next);
}

function connect({ origin }: Running): Client {
  return new Client(origin, { pipelining: 1, keepAliveTimeout: 60_000 });
}

function requestUntil(client: Client, { requests, expected, next }: Load, end: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let [place, begun, status, length, hash] = [0, 0, 0, 0, 0];
    const handler = {
      onRequestStart: () => undefined,
      onResponseStart: (_: Dispatcher.DispatchController, code: number) => {
        status = code;
      },
      onResponseData: (_: Dispatcher.DispatchController, chunk: Buffer) => {
        length += chunk.length;
        hash = crc32(chunk, hash);
      },
      onResponseEnd: () => {
        const wanted = expected[place]!;
        if (status !== wanted.status || length !== wanted.length || hash !== wanted.hash)
          return reject(
            new Error(
              `${requests[place]!.path} answered ${status} with ${length} bytes, not ${wanted.status} with ${wanted.length}, or others.`,
            ),
          );
        const now = performance.now();
        times.push(now - begun);
        if (now < end) requestNext(now);
        else resolve();
      },
      onResponseError: (_: Dispatcher.DispatchController, error: Error) => reject(error),
    };
    const requestNext = (now: number) => {
      [place, begun, length, hash] = [next(), now, 0, 0];
      client.dispatch(requests[place]!, handler);
    };
    requestNext(performance.now());
  });
}

/** One request by itself. */
function once(client: Client, request: LoadRequest): Promise<Pick<Learnt, 'status' | 'headers' | 'body'>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let [status, headers] = [0, {}];
    client.dispatch(request, {
      onRequestStart: () => undefined,
      onResponseStart: (_: Dispatcher.DispatchController, code: number, sent: Learnt['headers']) => {
        [status, headers] = [code, sent];
      },
      onResponseData: (_: Dispatcher.DispatchController, chunk: Buffer) => parts.push(Buffer.from(chunk)),
      onResponseEnd: () => resolve({ status, headers, body: Buffer.concat(parts) }),
      onResponseError: (_: Dispatcher.DispatchController, error: Error) => reject(error),
    });
  });
}

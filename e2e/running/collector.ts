import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A reported error: the payload of an envelope's event. */
export interface CapturedEvent {
  environment: string;
  tags?: Record<string, string>;
  exception: { values: { type: string; value: string; stacktrace?: { frames: unknown[] } }[] };
}

/** A Sentry project on loopback, which reads envelopes as Sentry documents them. */
export interface Collector {
  readonly dsn: string;
  readonly events: readonly CapturedEvent[];
  /** Everything received, as text. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

export async function openCollector(): Promise<Collector> {
  const events: CapturedEvent[] = [];
  const received: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    if (request.method !== 'POST') return response.end();
    const text = await readText(request);
    received.push(`${request.url} ${text}`);
    if (/^\/api\/1\/envelope\//.test(request.url ?? '')) events.push(...eventsIn(text));
    return response.setHeader('content-type', 'application/json').end('{"id":"0"}');
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    dsn: `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/1`,
    events,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const bytes = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** An envelope is a header line, then for each item a line with its type, and its payload. */
function eventsIn(envelope: string): CapturedEvent[] {
  const [, ...items] = envelope.split('\n').filter(Boolean);
  const lines = items.map((line) => JSON.parse(line));
  return lines.filter((_, index) => index % 2 === 1 && lines[index - 1].type === 'event');
}

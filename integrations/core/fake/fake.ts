import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a fake gets it. */
export interface FakeRequest {
  readonly method: string;
  /** The vendor's host that was called, such as 'api.jobadder.com'. */
  readonly host: string;
  /** Still encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly bytes: Buffer;
}

/** What a fake answers; `json` sets the body and its type. */
export interface FakeReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string;
}

/** What a fake does instead of answering: for tests of a vendor that is broken, slow or full. Each is used up once. */
export type Trouble =
  | { readonly kind: 'limited'; readonly retryAfter: number }
  | { readonly kind: 'fault' }
  | { readonly kind: 'html' }
  | { readonly kind: 'half' }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'cut' };

/** A vendor, in memory. */
export interface Fake {
  /** The hosts that it answers for: a name, or '.example.com' for every host below it. */
  readonly hosts: readonly string[];
  readonly answer: (request: FakeRequest) => FakeReply | Promise<FakeReply>;
  /** What the next calls meet; `where` limits it to addresses that contain the text. */
  readonly troubles: { trouble: Trouble; where?: string }[];
}

/** Where a fake answers for a vendor's address: the host becomes the first part of the path. */
export function atFakes(fakes: string, url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${fakes}/${host}${pathname}${search}`;
}

/** Serves fakes on this machine. `port` 0 takes a free one; `url` is the address for `atFakes`. */
export async function serveFakes(fakes: readonly Fake[], port = 0): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    void answerOf(fakes, request).then(
      async ({ reply, trouble }) => {
        if (trouble?.kind === 'cut') return void request.socket.destroy();
        if (trouble?.kind === 'slow') await new Promise((done) => setTimeout(done, trouble.milliseconds));
        const text = reply.json === undefined ? (reply.body ?? '') : JSON.stringify(reply.json);
        const type = reply.json === undefined ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8';
        response.writeHead(reply.status ?? 200, {
          'content-type': type,
          'content-length': String(Buffer.byteLength(text)),
          ...reply.headers,
        });
        if (trouble?.kind !== 'half') return void response.end(text);
        response.write(text.slice(0, Math.ceil(text.length / 2)), () => request.socket.destroy());
      },
      (error: unknown) => {
        response.writeHead(500, { 'content-type': 'text/plain' });
        response.end(String(error));
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answerOf(
  fakes: readonly Fake[],
  message: IncomingMessage,
): Promise<{ reply: FakeReply; trouble?: Trouble | undefined }> {
  const url = new URL(message.url ?? '/', 'http://fakes.test');
  const [, host = '', ...rest] = url.pathname.split('/');
  const fake = fakes.find(({ hosts }) => hosts.some((known) => isHost(host, known)));
  if (!fake) return { reply: { status: 404, body: 'No fake answers for this host.' } };
  const path = `/${rest.join('/')}`;
  const at = fake.troubles.findIndex(({ where }) => !where || `${host}${path}`.includes(where));
  const trouble = at < 0 ? undefined : fake.troubles.splice(at, 1)[0]!.trouble;
  const troubled = trouble && replyOf(trouble);
  if (troubled) return { reply: troubled, trouble };
  const headers = Object.fromEntries(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
  const request = { method: message.method ?? 'GET', host, path, query: url.searchParams, headers };
  const bytes = await bytesOf(message);
  return { reply: await fake.answer({ ...request, bytes, body: bytes.toString('utf8') }), trouble };
}

function replyOf(trouble: Trouble): FakeReply | null {
  if (trouble.kind === 'limited')
    return {
      status: 429,
      headers: { 'retry-after': String(trouble.retryAfter) },
      json: { message: 'Too many requests' },
    };
  if (trouble.kind === 'fault') return { status: 500, json: { message: 'Internal error' } };
  return trouble.kind === 'html' ? { body: '<!doctype html><title>Down for maintenance</title>' } : null;
}

const isHost = (host: string, known: string) => (known.startsWith('.') ? host.endsWith(known) : host === known);

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A page of a fake with buttons that lead back: visibly not the vendor's. `actions` are addresses by their label. */
export const fakePage = (title: string, actions: Readonly<Record<string, string>>): FakeReply =>
  pageOf(
    title,
    Object.entries(actions)
      .map(([label, href]) => `<p><a href="${escaped(href)}">${escaped(label)}</a></p>`)
      .join(''),
  );

/** A page of groups of buttons, each of which is sent by POST. */
export const fakeForms = (
  title: string,
  words: string,
  groups: readonly { title: string; buttons: readonly { label: string; action: string }[] }[],
): FakeReply =>
  pageOf(
    title,
    `<p>${escaped(words)}</p>${groups
      .map(
        (group) =>
          `<h2>${escaped(group.title)}</h2>${group.buttons
            .map(
              ({ label, action }) =>
                `<form method="post" action="${escaped(action)}"><button>${escaped(label)}</button></form>`,
            )
            .join('')}`,
      )
      .join('')}`,
  );

const pageOf = (title: string, content: string): FakeReply => ({
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>body{font:16px/1.5 system-ui;max-width:32rem;margin:4rem auto;padding:0 1rem}
a,button{display:block;box-sizing:border-box;width:100%;margin:.5rem 0;padding:.75rem 1rem;border:1px solid #888;
border-radius:.5rem;background:none;color:inherit;font:inherit;text-align:left;text-decoration:none;cursor:pointer}</style>
<main><h1>${escaped(title)}</h1><p>This is a test server on this computer. No data leaves it.</p>${content}</main></html>`,
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

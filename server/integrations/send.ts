import http from 'node:http';
import https from 'node:https';
import { atFakes } from '#integrations/core/fake/fake.ts';
import { isAt } from '#integrations/core/hosts.ts';
import type { HttpReply, HttpRequest, Send } from '#integrations/core/http.ts';
import { publicLookup } from '#integrations/core/network/public-lookup.ts';
import { VendorProblem } from '#integrations/core/problem.ts';
import type { Vendor } from '#integrations/core/vendor.ts';
import { testServers } from './test-servers.ts';

/** Milliseconds for a whole answer, and its most bytes. */
const patience = 30_000;
const mostBytes = 20_000_000;

/**
 * Sends requests to a vendor: only by https, only to its own hosts, and never to a private address. With test servers,
 * they answer instead. `onCall` is told of each request.
 */
export function sendTo({ hosts }: Pick<Vendor, 'hosts'>, onCall: () => void = () => {}): Send {
  return async (request) => {
    if (!isAt(hosts, request.url))
      throw new VendorProblem('unreadable', "It sent us to an address that isn't its own.");
    onCall();
    const fakes = testServers.url();
    const reply = await exchange(new URL(fakes ? atFakes(fakes, request.url) : request.url), request);
    if (reply.status === 429 || (reply.status === 503 && reply.headers['retry-after']))
      throw new VendorProblem('limited', 'It asked us to wait.', secondsOf(reply.headers['retry-after']), reply.text);
    return reply;
  };
}

function exchange(url: URL, { method = 'GET', headers, form, json, body }: HttpRequest): Promise<HttpReply> {
  const given = bodyOf(form, json, body);
  const transport = url.protocol === 'http:' ? http : https;
  return new Promise((resolve, reject) => {
    const fail = (words: string) => reject(new VendorProblem('down', words));
    const request = transport.request(url, {
      method,
      agent: false,
      // The test servers are on this machine, where no public address leads.
      ...(url.protocol === 'https:' && { lookup: publicLookup() }),
      signal: AbortSignal.timeout(patience),
      headers: {
        accept: 'application/json',
        'user-agent': 'Plaudit/1',
        ...(given && { 'content-type': given.type, 'content-length': String(given.bytes.length) }),
        ...headers,
      },
    });
    request.on('error', (error) => fail(wordsOf(error)));
    request.on('close', () => fail('The connection ended without an answer.'));
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length <= mostBytes) return;
        request.destroy();
        reject(new VendorProblem('unreadable', 'The answer is larger than 20 MB.'));
      });
      response.on('error', () => fail('The answer broke off.'));
      response.on('aborted', () => fail('The answer broke off.'));
      response.on('end', () => {
        if (!response.complete) return fail('The answer broke off.');
        const named = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(named),
          text: Buffer.concat(parts).toString('utf8'),
        });
      });
    });
    request.end(given?.bytes);
  });
}

function bodyOf(form: HttpRequest['form'], json: unknown, body: Buffer | undefined) {
  if (form) return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(String(new URLSearchParams(form))) };
  if (json !== undefined) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) };
  return body && { type: 'application/octet-stream', bytes: body };
}

function wordsOf(error: Error & { code?: string }): string {
  if (error.name === 'TimeoutError' || error.code === 'ABORT_ERR') return 'No answer within 30 seconds.';
  if (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') return "We couldn't find its server.";
  if (error.code === 'ECONNREFUSED') return 'Its server refused the connection.';
  return 'The connection failed.';
}

/** Retry-After in seconds, or as a date. At most a day. */
function secondsOf(header: string | undefined): number | null {
  if (!header) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 1), 86_400) : null;
}

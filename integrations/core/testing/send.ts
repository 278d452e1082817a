import { Agent, request as open } from 'node:http';
import { atFakes } from '../fake/fake.ts';
import type { HttpReply, HttpRequest, Send } from '../http.ts';
import { VendorProblem } from '../problem.ts';

/** Sends requests to served fakes instead of the vendors, and notes them. */
export function testSend(fakes: string): { send: Send; sent: HttpRequest[]; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const sent: HttpRequest[] = [];
  const send: Send = async (request) => {
    sent.push(request);
    const reply = await replyOf(agent, fakes, request);
    const retryAfter = reply.headers['retry-after'];
    if (reply.status === 429 || (reply.status === 503 && retryAfter))
      throw new VendorProblem('limited', 'Too many requests.', retryAfter ? Number(retryAfter) : null, reply.text);
    return reply;
  };
  return { send, sent, close: () => agent.destroy() };
}

function replyOf(
  agent: Agent,
  fakes: string,
  { method = 'GET', url, headers, form, json, body }: HttpRequest,
): Promise<HttpReply> {
  const content = form ? new URLSearchParams(form).toString() : json === undefined ? body : JSON.stringify(json);
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  return new Promise((resolve, reject) => {
    const down = () => reject(new VendorProblem('down', 'There is no whole answer.'));
    const length = content === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(content) };
    const request = open(atFakes(fakes, url), { agent, method, headers: { ...length, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', down);
      response.on('close', down);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.on('error', down);
    request.end(content);
  });
}

import https from 'node:https';
import { webhookLimits } from '#common/surveys/webhooks.ts';
import { canBePublicHost, isPublicAddress } from '#integrations/core/network/addresses.ts';
import { NotPublic, publicLookup } from '#integrations/core/network/public-lookup.ts';

/** How webhooks reach the network. Tests put a receiver of their own here. */
export const network = {
  isAllowed: isPublicAddress,
  isAllowedHost: canBePublicHost,
  request: https.request as (url: URL, options: https.RequestOptions) => ReturnType<typeof https.request>,
};

/** What came of a request: the status and the beginning of the response, or why there is none. */
export type Posted =
  | { status: number; excerpt: string; problem: null }
  | { status: null; excerpt: null; problem: string };

/**
 * Sends a body by POST. Follows no redirect. The address that the host resolves to is checked in the connection itself,
 * so that it can't change between the check and the connection.
 */
export async function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Posted> {
  try {
    return await send(new URL(url), headers, body);
  } catch (error) {
    return { status: null, excerpt: null, problem: problemOf(error) };
  }
}

function send(url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<Posted> {
  if (!network.isAllowedHost(url.hostname)) throw new NotPublic();
  return new Promise((resolve, reject) => {
    const request = network.request(url, {
      method: 'POST',
      agent: false,
      lookup: publicLookup((address) => network.isAllowed(address)),
      signal: AbortSignal.timeout(webhookLimits.patience),
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    });
    request.on('error', reject);
    // A connection can end without an error or a response: Node ends one that answers '101 Switching Protocols'.
    request.on('close', () => reject(new NoResponse()));
    request.on('response', (response) => {
      let text = '';
      const end = () => {
        request.destroy();
        resolve({ status: response.statusCode ?? 0, excerpt: excerptOf(text), problem: null });
      };
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length >= webhookLimits.excerpt) end();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    request.end(body);
  });
}

class NoResponse extends Error {}

/** The beginning of a response, without characters that can't be shown or stored. */
const excerptOf = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, webhookLimits.excerpt);

function problemOf(error: unknown): string {
  if (error instanceof NotPublic) return 'The address is on a private network.';
  if (error instanceof NoResponse) return 'The connection ended without a response.';
  const code = (error as { code?: unknown }).code;
  if (error instanceof Error && error.name === 'TimeoutError') return 'No response within 10 seconds.';
  if (code === 'ABORT_ERR') return 'No response within 10 seconds.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return "We couldn't find the host.";
  if (code === 'ECONNREFUSED') return 'The host refused the connection.';
  if (code === 'ECONNRESET') return 'The connection was cut.';
  return typeof code === 'string' ? `The connection failed (${code.slice(0, 40)}).` : 'The connection failed.';
}

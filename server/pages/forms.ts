import type { FastifyInstance, FastifyRequest } from 'fastify';
import { env } from '#server/env.ts';

/** The largest form sent without JavaScript, in bytes. */
const formLimit = 1_000_000;

/** Passes forms to pages unparsed: the page's action reads them, as it does in the browser. */
export function takeForms(app: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.removeContentTypeParser(types);
  app.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: formLimit }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * Whether one of our pages sent a form, according to the browser: from the requested host, or from the site's address,
 * because a proxy may use another host. A request that says nothing is not from a browser, and acts only for itself.
 */
export function isFromOurPages({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host || from.origin === new URL(env.PLAUDIT_URL).origin;
}

/** The request as actions and loaders read it. */
export function webRequest({ method, headers, body }: FastifyRequest, url: URL): Request {
  if (method !== 'POST') return new Request(url);
  const type = headers['content-type'] ?? 'application/x-www-form-urlencoded';
  const bytes = Buffer.isBuffer(body) ? new Uint8Array(body) : new Uint8Array();
  return new Request(url, { method, headers: { 'content-type': type }, body: bytes });
}

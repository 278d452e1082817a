import type { FastifyInstance, FastifyRequest } from 'fastify';
import { env } from '#server/env.ts';

/** Bytes of a form sent without JavaScript. */
const formLimit = 1_000_000;

/** Lets pages take forms as they are: the page's action reads them, as it does in the browser. */
export function takeForms(app: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.removeContentTypeParser(types);
  app.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: formLimit }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * Whether a form was sent by a page of ours, as browsers say by themselves: from the host that was asked for, or from
 * the address people type, because a proxy may ask by another. What says nothing is no browser, and acts for nobody but
 * itself.
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

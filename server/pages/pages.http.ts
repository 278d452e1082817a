import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { zoneOf } from '#common/countries.ts';
import { env } from '#server/env.ts';
import { pagesServed } from '#server/metrics.ts';
import { hearAnnouncements } from './announcements.ts';
import { assetRoutes, iconRoute } from './assets.ts';
import { type Bundle, builtBundle } from './bundle.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { developingBundle } from './developing.ts';
import { drawPage, drawShell } from './drawing.ts';
import { isFromOurPages, takeForms } from './forms.ts';
import { KeptPages, type PreparedPage } from './kept-pages.ts';
import { PageKeys } from './page-keys.ts';
import { type Place, placeOf } from './place.ts';
import { sendPage } from './send.ts';
import { versionsIn } from './versions.ts';

/** Every address that is a page: drawn and kept, drawn for one, or left to the browser; and the files pages load. */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  const isDeveloping = env.PLAUDIT_DEV_PAGES;
  if (isDeveloping) iconRoute(app);
  else await app.register(assetRoutes);
  const bundle = isDeveloping ? await developingBundle(app) : builtBundle();
  const kept = new KeptPages(versionsIn(app.database));
  if (!isDeveloping) app.addHook('onClose', hearAnnouncements(env.DATABASE_URL!, kept));
  await app.register(documentRoutes, { bundle, kept, policy: isDeveloping ? null : await policyOf(bundle) });
}

interface DocumentOptions {
  readonly bundle: Bundle;
  readonly kept: KeptPages;
  readonly policy: string | null;
}

/** The documents themselves. Without a policy nothing is said about scripts: Vite writes some into the page. */
export async function documentRoutes(app: FastifyInstance, { bundle, kept, policy }: DocumentOptions): Promise<void> {
  const keys = new PageKeys(bundle);
  takeForms(app);
  app.addHook('onSend', async (_request, reply) => {
    if (policy) reply.header('content-security-policy', policy);
  });
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    exposeHeadRoute: false,
    handler: (request, reply) => (request.method === 'POST' ? answerForm(request, reply) : answer(request, reply)),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const zone = zoneOf(request.hostname);
    const known = keys.peek(zone, request.url);
    const page = known === undefined ? undefined : kept.peek(known);
    pagesServed.inc({ how: page ? 'kept' : 'drawn' });
    if (page) return sendKept(request, reply, page);
    const place = placeOf(request.url);
    if (place.kind === 'redirect') return reply.redirect(place.to, 302);
    if (place.kind === 'shell') return sendOnce(request, reply, place, await drawShell(bundle, request, place.path));
    const url = addressOf(request);
    if (place.isSecret) return sendOnce(request, reply, place, await drawPage(bundle, request, url));
    const key = await keys.of(zone, url);
    if (key === undefined) return sendOnce(request, reply, place, await drawPage(bundle, request, url));
    const drawn = await kept.get(key, () => drawPage(bundle, request, url));
    if (drawn.subjects.length === 0) return sendOnce(request, reply, place, drawn);
    keys.remember(zone, request.url, key);
    return sendKept(request, reply, drawn);
  }

  async function answerForm(request: FastifyRequest, reply: FastifyReply) {
    const place = placeOf(request.url);
    if (place.kind !== 'page') return reply.redirect(place.kind === 'redirect' ? place.to : request.url, 303);
    if (!isFromOurPages(request)) return reply.status(403).type('text/plain').send('Send this form from its own page.');
    return sendOnce(request, reply, place, await drawPage(bundle, request, addressOf(request)));
  }
}

/** Put together, not resolved: a path that starts with two slashes would name another host. */
const addressOf = ({ url }: FastifyRequest) => new URL(env.PLAUDIT_URL + (url.startsWith('/') ? url : '/'));

/** Browsers and proxies may keep it too, if they ask each time whether it still holds. */
const sendKept = (request: FastifyRequest, reply: FastifyReply, page: PreparedPage) =>
  sendPage(request, reply.header('cache-control', 'public, no-cache'), page);

function sendOnce(request: FastifyRequest, reply: FastifyReply, place: Place, page: PreparedPage) {
  const isSecret = place.kind === 'page' && place.isSecret;
  reply.header('cache-control', isSecret || request.method === 'POST' ? 'no-store' : 'no-cache');
  if (isSecret) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
  return sendPage(request, reply, page);
}

const policyOf = async (bundle: Bundle) =>
  contentSecurityPolicy(await (await bundle.entry()).appStyles(), env.SENTRY_DSN_WEB);

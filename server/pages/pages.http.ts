import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { zoneOf } from '#common/countries.ts';
import { env } from '#server/env.ts';
import { type Headers, say } from '#server/http/every-answer.ts';
import { countPage } from '#server/metrics.ts';
import { AnnouncedLately } from './announced-lately.ts';
import { hearAnnouncements } from './announcements.ts';
import { assetRoutes, iconRoute } from './assets.ts';
import { type Bundle, builtBundle } from './bundle.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { developingBundle } from './developing.ts';
import { drawPage, drawShell } from './drawing.ts';
import { isFromOurPages, takeForms } from './forms.ts';
import { type Compression, KeptPages, type PreparedPage } from './kept-pages.ts';
import { PageKeys } from './page-keys.ts';
import { type Place, placeOf } from './place.ts';
import { sendPage, sendReady } from './send.ts';
import { versionsIn } from './versions.ts';

/**
 * Every address that is a page: kept, rendered for one request, or left to the browser; and the files that pages load.
 * `alsoKept` follows the same announcements.
 */
export async function pageRoutes(
  app: FastifyInstance,
  { alsoKept }: { alsoKept: readonly KeptPages[] },
): Promise<void> {
  const isDeveloping = env.PLAUDIT_DEV_PAGES;
  if (isDeveloping) iconRoute(app);
  else await app.register(assetRoutes);
  const bundle = isDeveloping ? await developingBundle(app) : builtBundle();
  const kept = new KeptPages(versionsIn(app.database), { capacity: env.PLAUDIT_KEPT_PAGES * 1_000_000, compression });
  const announced = new AnnouncedLately();
  if (!isDeveloping) app.addHook('onClose', hearAnnouncements(env.DATABASE_URL!, kept, announced, ...alsoKept));
  await app.register(documentRoutes, { bundle, kept, announced, policy: isDeveloping ? null : await policyOf(bundle) });
}

/** Four thousand profiles fit, instead of six hundred in all encodings. */
const compression: Compression = { first: (body) => body.compress(), again: (body) => body.compressMore() };

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of a page's address if it is already known, for log and metrics. */
    pagePattern?: string | undefined;
  }
}

interface DocumentOptions {
  readonly bundle: Bundle;
  readonly kept: KeptPages;
  /** Absent: there is no replica whose pages could be older than an announcement. */
  readonly announced?: AnnouncedLately;
  readonly policy: string | null;
}

/** The documents themselves. In development there is no policy for scripts: Vite adds some. */
export async function documentRoutes(
  app: FastifyInstance,
  { bundle, kept, announced = new AnnouncedLately(), policy }: DocumentOptions,
): Promise<void> {
  const keys = new PageKeys(bundle);
  app.decorateRequest('pagePattern', undefined);
  takeForms(app);
  const secured: Headers = policy ? ['content-security-policy', policy] : [];
  const toldOfKept = [...secured, 'cache-control', keepable];
  app.addHook('onRequest', (_request, reply, next) => {
    say(reply, secured);
    next();
  });
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    exposeHeadRoute: false,
    config: {
      answerAtHand(request, reply) {
        const page = keptFor(request);
        if (!page || !sendReady(request, reply, page, toldOfKept)) return false;
        countPage('kept');
        return true;
      },
    },
    handler: (request, reply) => (request.method === 'POST' ? answerForm(request, reply) : answer(request, reply)),
  });

  /** The page kept for an address exactly as requested. */
  function keptFor(request: FastifyRequest): PreparedPage | undefined {
    if (request.method === 'POST') return undefined;
    const known = keys.peek(zoneOf(request.hostname), request.url);
    if (!known) return undefined;
    request.pagePattern = known.pattern;
    return kept.peek(known.key);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const page = keptFor(request);
    if (page) return sendKept(request, reply, page, 'kept');
    const zone = zoneOf(request.hostname);
    const place = placeOf(request.url);
    if (place.kind === 'redirect') return reply.redirect(place.to, 302);
    if (place.kind === 'shell') return sendOnce(request, reply, place, await drawShell(bundle, request, place.path));
    const url = addressOf(request);
    if (place.isSecret) return sendOnce(request, reply, place, await drawNow(request, url));
    const key = request.publicReads?.isOfWriter ? undefined : await keys.of(zone, url);
    let how: How = 'kept';
    const draw = () => {
      how = 'drawn';
      return announced.draw(request.publicReads, () => drawPage(bundle, request, url));
    };
    if (key === undefined) return sendOnce(request, reply, place, await draw());
    const drawn = await kept.get(key, draw);
    if (drawn.subjects.length === 0) return sendOnce(request, reply, place, drawn);
    keys.remember(zone, request.url, { key, pattern: place.route?.path });
    return sendKept(request, reply, drawn, how);
  }

  async function answerForm(request: FastifyRequest, reply: FastifyReply) {
    const place = placeOf(request.url);
    if (place.kind !== 'page') return reply.redirect(place.kind === 'redirect' ? place.to : request.url, 303);
    if (!isFromOurPages(request)) return reply.status(403).type('text/plain').send('Send this form from its own page.');
    return sendOnce(request, reply, place, await drawNow(request, addressOf(request)));
  }

  /** A link may be newer than the replica, and a form's answer must show its effect. */
  function drawNow(request: FastifyRequest, url: URL) {
    request.publicReads?.stayOnPrimary();
    return drawPage(bundle, request, url);
  }
}

/** Concatenated, not resolved: a path that starts with two slashes would name another host. */
const addressOf = ({ url }: FastifyRequest) => new URL(env.PLAUDIT_URL + (url.startsWith('/') ? url : '/'));

/** Browsers and proxies may cache it if they revalidate each time. */
const keepable = 'public, no-cache';

type How = Parameters<typeof countPage>[0];

function sendKept(request: FastifyRequest, reply: FastifyReply, page: PreparedPage, how: How) {
  countPage(how);
  return sendPage(request, reply.header('cache-control', keepable), page);
}

function sendOnce(request: FastifyRequest, reply: FastifyReply, place: Place, page: PreparedPage) {
  countPage('drawn');
  const isSecret = place.kind === 'page' && place.isSecret;
  // The browser may keep a form's response; otherwise Back would offer to send the form again.
  const keeping = request.method === 'POST' ? 'private, no-cache' : isSecret ? 'no-store' : 'no-cache';
  reply.header('cache-control', keeping);
  if (isSecret) reply.header('referrer-policy', 'no-referrer');
  if (isSecret || place.kind === 'shell') reply.header('x-robots-tag', 'noindex');
  return sendPage(request, reply, page);
}

const policyOf = async (bundle: Bundle) =>
  contentSecurityPolicy(await (await bundle.entry()).appStyles(), env.SENTRY_DSN_WEB);

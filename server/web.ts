import { setTimeout as sleep } from 'node:timers/promises';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { matchRoute } from '#common/routes.ts';
import { connect } from './database/database.ts';
import { Replica } from './database/replica.ts';
import { env } from './env.ts';
import { companyNameRoutes } from './features/accounts/companies/company-names.http.ts';
import { registrationRoutes } from './features/accounts/registration/registration.http.ts';
import { registerRateLimits } from './features/accounts/session/rate-limits.ts';
import { sessionRoutes } from './features/accounts/session/session.http.ts';
import { clockRoutes } from './features/admin/clock.http.ts';
import { followClock } from './features/admin/clock.ts';
import { mailTemplateRoutes } from './features/admin/mail-templates.http.ts';
import { apiRoutes } from './features/api/api.http.ts';
import { assetRoutes } from './features/assets/assets.http.ts';
import { badgeCapacity, badgeRoutes } from './features/badges/badges.http.tsx';
import { linkedInReturnRoutes } from './features/connections/connecting/linkedin-return.http.ts';
import { connectionHookRoutes } from './features/connections/watching/hooks.http.ts';
import { answerCopyDownloads } from './features/contact/data-requests/copy/data-copies.http.ts';
import { cvRoutes } from './features/jobs/candidates/cv.http.ts';
import { devMailRoutes } from './features/mailing/dev-mail.http.ts';
import { answerOneClick } from './features/mailing/unsubscribe.http.ts';
import { postPictureCapacity, postRoutes } from './features/posts/showing/posts.http.tsx';
import { suggestionRoutes } from './features/search/suggestions.http.ts';
import { pictureCapacity } from './features/sharing/pictures.http.tsx';
import { sharingRoutes } from './features/sharing/sharing.http.ts';
import { statementPaperRoutes } from './features/statements/papers.http.ts';
import { widgetCapacity, widgetRoutes } from './features/widgets/showing/widgets.http.tsx';
import { admitRequests } from './http/admission.ts';
import { tellAnswered } from './http/answered.ts';
import { answerWhatIsAtHand } from './http/at-hand.ts';
import { sayWithEveryAnswer } from './http/every-answer.ts';
import { graphqlRoutes } from './http/graphql.http.ts';
import { healthRoutes, type Readiness } from './http/health.http.ts';
import { refuseDeepBodies } from './http/nesting.ts';
import { leavePartsUnread } from './http/parts.ts';
import { patience } from './http/patience.ts';
import { trustHops } from './http/proxies.ts';
import { readFromReplica } from './http/reading-from-replica.ts';
import { wasRefused } from './http/refusing.ts';
import { requestId } from './http/request-ids.ts';
import { log } from './log.ts';
import { KeptPages } from './pages/kept-pages.ts';
import { pageRoutes } from './pages/pages.http.ts';
import { versionsIn } from './pages/versions.ts';
import { filesRoutes } from './storage/files.http.ts';

/** Milliseconds for load balancers to see in `/readyz` that we are stopping, while all requests are still answered. */
const notice = 2000;
/** Milliseconds after that for open requests to finish. Both together stay below ten seconds. */
const drain = 7500;

/**
 * Serves pages and API on `env.PORT` until stopped; a local installation only accepts requests from its own machine.
 */
export async function startWeb(): Promise<{ stop(): Promise<void> }> {
  const readiness: Readiness = { isStopping: false };
  const app = await createWeb(readiness);
  if (env.PLAUDIT_ENV === 'local') {
    const unfollow = await followClock(app.database, env.DATABASE_URL!);
    app.addHook('onClose', unfollow);
  }
  await app.listen({ port: env.PORT, host: env.PLAUDIT_ENV === 'local' ? 'localhost' : '::' });
  log.info({ url: env.PLAUDIT_URL }, 'Answering requests');
  return {
    async stop() {
      readiness.isStopping = true;
      // A local installation has no load balancer, and pressing Ctrl-C should not make you wait.
      if (env.PLAUDIT_ENV !== 'local') await sleep(notice);
      // Idle connections would keep the server open; busy ones get time to finish.
      const timer = setTimeout(() => app.server.closeAllConnections(), drain);
      await app.close();
      clearTimeout(timer);
    },
  };
}

/** The web server with all its routes, not listening yet. */
export async function createWeb(readiness: Readiness): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustHops(env.TRUST_PROXY),
    genReqId: () => requestId(),
    // We log requests ourselves.
    childLoggerFactory: (logger) => logger,
    rewriteUrl: readable,
    bodyLimit: 2_000_000,
    ...patience,
  });
  const database = connect(env.DATABASE_URL!, env.DATABASE_POOL_SIZE, { statementSeconds: 10 });
  app.decorate('database', database);
  app.addHook('onClose', () => database.close());
  answerWhatIsAtHand(app);
  await admitRequests(app);
  observe(app);
  readPublicFromReplica(app);
  refuseDeepBodies(app);
  await app.register(formbody, { bodyLimit: 100_000 });
  leavePartsUnread(app);
  await app.register(healthRoutes, { readiness });
  await registerRateLimits(app);
  await app.register(sessionRoutes);
  await app.register(registrationRoutes);
  await app.register(companyNameRoutes);
  await app.register(graphqlRoutes);
  await app.register(apiRoutes);
  await app.register(suggestionRoutes);
  await app.register(filesRoutes);
  if (env.PLAUDIT_ENV === 'local') {
    await app.register(devMailRoutes);
    await app.register(clockRoutes);
    await app.register(mailTemplateRoutes);
  }
  const pictures = new KeptPages(versionsIn(database), { capacity: pictureCapacity });
  await app.register(sharingRoutes, { pictures });
  const widgets = new KeptPages(versionsIn(database), { capacity: widgetCapacity });
  await app.register(widgetRoutes, { kept: widgets });
  await app.register(statementPaperRoutes);
  await app.register(assetRoutes);
  await app.register(cvRoutes);
  await app.register(connectionHookRoutes);
  await app.register(linkedInReturnRoutes);
  const posts = new KeptPages(versionsIn(database), { capacity: postPictureCapacity });
  await app.register(postRoutes, { kept: posts });
  const badges = new KeptPages(versionsIn(database), { capacity: badgeCapacity });
  await app.register(badgeRoutes, { kept: badges });
  answerOneClick(app);
  answerCopyDownloads(app);
  await app.register(pageRoutes, { alsoKept: [pictures, widgets, posts, badges] });
  return app;
}

function readPublicFromReplica(app: FastifyInstance) {
  const { DATABASE_URL, DATABASE_READ_URL: connectionString, DATABASE_POOL_SIZE: size } = env;
  if (connectionString) readFromReplica(app, new Replica({ connectionString, primary: DATABASE_URL!, size }));
}

/**
 * Logs one line per request, with its pattern instead of its address, which may contain a token. Also adds it to the
 * metrics.
 */
function observe(app: FastifyInstance) {
  sayWithEveryAnswer(app);
  app.addHook('onResponse', (request, reply, next) => {
    if (wasRefused(reply)) return next();
    const { method, id } = request;
    const { statusCode: status, elapsedTime: took } = reply;
    tellAnswered({ method, route: routeName(request), status, requestId: id, took });
    next();
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error, requestId: request.id }, 'A request failed');
    const message = status >= 500 ? 'Something went wrong on our side. We have noted it.' : error.message;
    return reply.status(status).send({ success: false, code: status, message, requestId: request.id });
  });
}

/**
 * The router refuses a path that it cannot decode before any page sees it. Answers Not found, as for any unknown path.
 */
function readable({ url = '/' }: { url?: string }): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url.split('?', 1)[0]!);
    return url;
  } catch {
    return '/%25';
  }
}

/** The route pattern: its own, or the page's for parts that all pages share. */
function routeName(request: FastifyRequest): string {
  if (request.pagePattern !== undefined) return request.pagePattern;
  const own = request.routeOptions.url;
  return own && own !== '/*' ? own : (matchRoute(request.url.split('?', 1)[0]!)?.route.path ?? 'unknown');
}

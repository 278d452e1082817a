import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers whole, past all hooks, if what is asked for lies ready. Says whether it did. */
    answerAtHand?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  }
}

/**
 * Answers what lies ready before anything is admitted, read or worked out for a request: it costs hardly more than a
 * refusal. It is logged and measured like all others. To be registered before all other hooks.
 */
export function answerWhatIsAtHand(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (!request.routeOptions.config.answerAtHand?.(request, reply)) next();
  });
}

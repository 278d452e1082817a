import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends a ready response, bypassing all hooks. Returns whether there was one. */
    answerAtHand?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  }
}

/**
 * Answers ready responses before anything is admitted, read or computed. It costs hardly more than a refusal, and is
 * logged and measured like any response. Register it before all other hooks.
 */
export function answerWhatIsAtHand(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (!request.routeOptions.config.answerAtHand?.(request, reply)) next();
  });
}

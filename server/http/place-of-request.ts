import type { FastifyRequest } from 'fastify';
import type { Places } from './places.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it has its place; null once its answer begins, after which it gets none. */
    place?: Places | null | undefined;
  }
}

/** Leaves the place of a request, if it has one, because its answer begins. */
export function leavePlace(request: FastifyRequest): void {
  request.place?.leave();
  request.place = null;
}

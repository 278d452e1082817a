import type { FastifyRequest } from 'fastify';
import type { Places } from './places.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The place of a request. Null once its response has started; it gets no other. */
    place?: Places | null | undefined;
  }
}

/** Frees a request's place, if it has one, because its response starts. */
export function leavePlace(request: FastifyRequest): void {
  request.place?.leave();
  request.place = null;
}

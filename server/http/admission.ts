import { finished } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tellPlacesBy } from '#server/metrics.ts';
import { leavePlace } from './place-of-request.ts';
import { Places } from './places.ts';
import { refusing } from './refusing.ts';

/**
 * `all`: requests one process may answer at once, as many as it answers in a quarter of a second. `first`: extra places
 * for what people have started or need next: sessions, forms, assets of pages. `arriving`: bytes of request bodies in
 * flight.
 */
interface Room {
  readonly all: Places;
  readonly first: Places;
  readonly arriving: number;
}
const usual = (): Room => ({
  all: new Places({ least: 8, greatest: 64, within: 250 }),
  first: new Places({ least: 32, greatest: 32, within: 250 }),
  arriving: 64_000_000,
});

const goesFirst = /^\/(?:login|token|logout|assets|files)\b/;
/** A form sent without our script, perhaps after minutes of writing. Scripts can retry. */
const isForm = ({ method, url }: FastifyRequest) => method === 'POST' && !/^\/(?:graphql|api\/|in\/)/.test(url);
/** A busy process must not look dead to health checks. */
const alwaysAnswered = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;
/** Milliseconds the event loop may lag. */
const latest = 1500;
/** A body this small is free: nobody may block sign-in by sending a lot, slowly. */
const smallBody = 16_384;
/** Milliseconds that a multipart body keeps its place. A slower one gets a place again once it is complete. */
const soon = 1000;

/**
 * Admits as many requests as can be answered soon, and refuses the others at once, before reading or looking up
 * anything. A request holds its place until its response starts, except while it arrives slowly, so nobody can block a
 * place by sending or reading slowly. Register it before all hooks except the one for what is ready.
 */
export async function admitRequests(app: FastifyInstance, { all, first, arriving } = usual()): Promise<void> {
  // Signals load that the number of requests does not show, such as another program on the same CPU. Takes five seconds
  // of it, so a single long step such as startup refuses nobody.
  await app.register(underPressure, { sampleInterval: 5000 });
  const isLate = () => app.memoryUsage().eventLoopDelay > latest;
  tellPlacesBy(() => all.count);
  const refuse = refusing(app.log);
  app.decorateRequest('place', undefined);
  const body = countBodies(arriving);

  const roomFor = (request: FastifyRequest): Places | undefined => {
    if ((goesFirst.test(request.url) || isForm(request)) && first.hasOne) return first;
    return !isLate() && all.hasOne ? all : undefined;
  };
  const needsNone = (request: FastifyRequest) => alwaysAnswered.test(request.url);
  const sendAway = (request: FastifyRequest, reply: FastifyReply) => {
    all.noteSentAway();
    refuse(request, reply);
  };

  app.addHook('onRequest', (request, reply, next) => {
    if (needsNone(request)) next();
    else if (!roomFor(request)) sendAway(request, reply);
    else if (body.mayCome(request)) next();
    else refuse(request, reply);
  });
  app.addHook('preHandler', (request, reply, next) => {
    const room = roomFor(request);
    if (!room) return needsNone(request) ? next() : sendAway(request, reply);
    const take = () => {
      if (request.place !== undefined) return;
      request.place = room;
      room.take();
    };
    take();
    if (isStillComing(request)) {
      const slow = setTimeout(() => {
        if (!request.place) return;
        request.place = undefined;
        room.giveBack();
      }, soon);
      request.raw.once('end', take);
      finished(request.raw, () => clearTimeout(slow));
    }
    next();
  });
  app.addHook('onSend', (request, _reply, payload, next) => {
    leavePlace(request);
    next(null, payload);
  });
}

/** Multipart bodies are read by their handler. */
const isStillComing = ({ raw, headers }: FastifyRequest) =>
  !raw.readableEnded && headers['content-type']?.startsWith('multipart/') === true;

/** Bytes of bodies that will be buffered. Multipart bodies are counted where they are stored. */
function countBodies(most: number) {
  let coming = 0;
  return {
    /** Counts the body until it has arrived, if there is room for it. */
    mayCome(request: FastifyRequest): boolean {
      const bytes = bytesToCome(request);
      if (bytes <= smallBody) return true;
      if (coming + bytes > most) return false;
      coming += bytes;
      finished(request.raw, () => {
        coming -= bytes;
      });
      return true;
    },
  };
}

/** The declared length, up to the maximum. Without a declaration, the maximum. */
function bytesToCome(request: FastifyRequest): number {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return 0;
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  const said = encoding === undefined ? Number(length ?? 0) : Number.POSITIVE_INFINITY;
  return said <= smallBody ? said : Math.min(said, request.routeOptions.bodyLimit);
}

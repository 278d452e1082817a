import { finished } from 'node:stream';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tellPlacesBy } from '#server/metrics.ts';
import { leavePlace } from './place-of-request.ts';
import { Places } from './places.ts';
import { refusing } from './refusing.ts';

/**
 * `all`: places of one process, as many as are answered in a quarter of a second. `first`: besides them for what people
 * have begun, or need for what they have got: sessions, forms, and the files of pages. `arriving`: bytes of bodies on
 * their way.
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
/** A form that was sent without our code, perhaps after minutes of writing; what scripts send can be tried again. */
const isForm = ({ method, url }: FastifyRequest) => method === 'POST' && !url.startsWith('/graphql');
/** Whoever watches over a process must not take a busy one for a dead one. */
const alwaysAnswered = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;
/** Milliseconds by which the event loop may be behind. */
const latest = 1500;
/** Bytes of a body that are no burden: nobody is kept from signing in by those who send much and slowly. */
const smallBody = 16_384;
/** Milliseconds in which what comes in parts keeps its place; what takes longer has one again once it has come whole. */
const soon = 1000;

/**
 * Answers as many requests at a time as can be answered soon, and sends all else away at once, before anything of it is
 * read or looked up. A request has its place until its answer begins, but for the time in which it comes slowly: so
 * nobody keeps one by sending or reading slowly. To be registered before all hooks but that for what lies ready.
 */
export async function admitRequests(app: FastifyInstance, { all, first, arriving } = usual()): Promise<void> {
  // Tells of work that no count of requests tells of, such as another program's on the same processor; for as long as
  // five seconds, for one long step, such as those of a start, is nothing to refuse people for.
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

/** Comes in parts, which its handler reads. */
const isStillComing = ({ raw, headers }: FastifyRequest) =>
  !raw.readableEnded && headers['content-type']?.startsWith('multipart/') === true;

/** Bytes of bodies that are coming and will be held whole; what comes in parts is counted where it is kept. */
function countBodies(most: number) {
  let coming = 0;
  return {
    /** Counts it until it has come, if there is room for it. */
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

/** As many as a request says, and as are taken at most; whoever does not say may send as many. */
function bytesToCome(request: FastifyRequest): number {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return 0;
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  const said = encoding === undefined ? Number(length ?? 0) : Number.POSITIVE_INFINITY;
  return said <= smallBody ? said : Math.min(said, request.routeOptions.bodyLimit);
}

import type { FastifyReply } from 'fastify';

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Shows a page whose address has a token in it: kept by nobody, told to nobody, without scripts. */
export const showPrivately = (reply: FastifyReply, status: number, page: string) =>
  unkept(reply).status(status).header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);

/** An answer at an address with a token in it. */
export const unkept = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');

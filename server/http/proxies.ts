/**
 * Fastify's `trustProxy` for a number of proxies in front. X-Forwarded-For is read from its right end, which they
 * write; anybody can write the left.
 */
export const trustHops =
  (hops: number) =>
  (_address: string, hop: number): boolean =>
    hop < hops;

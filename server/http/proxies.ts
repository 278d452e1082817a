/**
 * Fastify's `trustProxy` for so many proxies before us. X-Forwarded-For is then read from its right end, where they
 * write; what stands further left may have been written by anybody.
 */
export const trustHops =
  (hops: number) =>
  (_address: string, hop: number): boolean =>
    hop < hops;

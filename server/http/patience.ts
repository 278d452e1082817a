/**
 * Timeouts for senders: milliseconds without a byte, and milliseconds for a complete request, enough for the largest
 * file at half a megabit a second. Fastify waits forever by default, and a few stalled uploads would hold all upload
 * memory.
 */
export const patience = { connectionTimeout: 60_000, requestTimeout: 330_000 } as const;

/**
 * How long the server waits for whoever sends: milliseconds in which nothing comes, and in which a request must have
 * come whole, which a file of the largest size does at half a megabit a second. Fastify by itself waits for ever, and a
 * few who stop in the middle of a file would hold all the bytes that uploads may hold.
 */
export const patience = { connectionTimeout: 60_000, requestTimeout: 330_000 } as const;

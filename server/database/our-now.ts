import { type RawBuilder, sql } from 'kysely';

/** The database's clock, put ahead as ours is on one's own machine: see `server/clock.ts`. */
export const ourNow: RawBuilder<Date> = sql<Date>`(now() + coalesce((select c.offset_ms from clock c limit 1), 0) * interval '1 millisecond')`;

import type { Selectable } from 'kysely';
import type { Responses } from '#server/database/types.ts';

/** The columns of a response that decide what follows it. */
export const followedColumns = [
  ...(['id', 'agency_id', 'recruiter_id', 'recipient_id'] as const),
  ...(['nps_group', 'is_complete'] as const),
] as const;

/** A response as far as it decides what follows it. */
export type Followed = Pick<Selectable<Responses>, (typeof followedColumns)[number]>;

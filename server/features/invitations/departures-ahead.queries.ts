import { isPlainDate } from '#common/plain-date.ts';
import { audiences } from '#common/reviews/criteria.ts';
import { zoneOfPlace } from '#common/zone-of-place.ts';
import type { Context } from '#server/commands/context.ts';
import { inviterFor } from './may-invite.ts';
import { timeWithRoom } from './month-limit.ts';
import { type Audience, usualTime } from './timing.ts';

/** When the invitation of one side would leave, and in which time zone the recipient is. */
export interface DepartureAhead {
  audience: Audience;
  at: Date;
  timeZone: string;
  waitsForRoom: boolean;
}

/**
 * When the invitations of a placement would leave if it was saved now, one for each side. Empty without a first day.
 * Throws a Refusal for viewers who cannot invite for this recruiter.
 */
export async function departuresAhead(
  { database, viewer, nature }: Context,
  { recruiterId, startDate, location }: { recruiterId: string | null; startDate: string; location?: string | null },
): Promise<DepartureAhead[]> {
  const inviter = await inviterFor({ tx: database.kysely, viewer }, recruiterId ?? viewer.recruiterId);
  if (!isPlainDate(startDate)) return [];
  const timeZone = zoneOfPlace(location, inviter.time_zone);
  const departures: DepartureAhead[] = [];
  for (const audience of audiences) {
    const wanted = usualTime(startDate, audience, timeZone, nature.now(), inviter.rules);
    departures.push({
      audience,
      timeZone,
      ...(await timeWithRoom(database.kysely, inviter, { wanted, zone: timeZone })),
    });
  }
  return departures;
}

import { invitationSourceOf } from '#common/placements/kinds.ts';
import { zoneOfPlace } from '#common/zone-of-place.ts';
import type { Write } from '#server/commands/write.ts';
import { renewCoverage } from '#server/features/profiles/figures/figures.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { correctPerson } from '../placements/placements.commands.ts';
import { type Inviter, refuseForbiddenInvitation, refuseUnfitTime } from './may-invite.ts';
import { type Departure, firstTimeWithRoom } from './month-limit.ts';
import { type Audience, usualTime } from './timing.ts';

/** Whom to invite about which placement, with which message and when. Days are 'YYYY-MM-DD', the time is ISO 8601. */
export interface Wish {
  placementId: string;
  audience: Audience;
  recipientName: string;
  recipientEmail: string;
  message: string | null;
  startDate: string;
  scheduledFor: string | null;
  batchId?: string | null;
  /** Where the invitation comes from; a person's own choice by default. */
  source?: 'email-sync';
  /** Set when the agency's settings invite, and not a person: how the placement became known. */
  automaticFrom?: string;
}

/**
 * Invites one side of a placement, or refuses before anything is written. A draft for that side is replaced. Returns the
 * id of the invitation, which leaves when due.
 */
export async function invite(write: Write, inviter: Inviter, wish: Wish): Promise<string> {
  const { placementId, audience, recipientEmail } = wish;
  refuseUnfitTime(write, inviter, wish);
  await refuseForbiddenInvitation(write, inviter, { placementId, audience, email: recipientEmail });
  await correctPerson(write.tx, placementId, audience, { name: wish.recipientName, email: recipientEmail });
  await write.tx
    .deleteFrom('invitations')
    .where('placement_id', '=', placementId)
    .where('audience', '=', audience)
    .where('state', '=', 'draft')
    .execute();
  const id = write.nature.newId();
  const departure = await departureOf(write, inviter, { ...wish, location: await locationOf(write, placementId) });
  await write.tx
    .insertInto('invitations')
    .values({
      id,
      agency_id: inviter.agency_id,
      recruiter_id: inviter.id,
      placement_id: placementId,
      batch_id: wish.batchId ?? null,
      invited_by: write.viewer.userId,
      audience,
      source: sourceOf(write, wish),
      is_automatic: wish.automaticFrom !== undefined,
      recipient_name: wish.recipientName,
      recipient_email: recipientEmail,
      message: wish.message ?? inviter.rules.messages[audience],
      has_agency_message: wish.message === null,
      state: 'scheduled',
      scheduled_for: departure.at,
      waits_for_room: departure.waitsForRoom,
      settings_edition: departure.edition,
      created_at: write.at,
    })
    .execute();
  if (departure.waitsForRoom) await renewCoverage(write, inviter.id);
  sendWhen(write, id, departure.at);
  return id;
}

/** How an invitation came about. */
function sourceOf({ viewer }: Write, { automaticFrom, source }: Wish): string {
  if (automaticFrom) return invitationSourceOf(automaticFrom);
  return source ?? (viewer.apiTokenId ? 'api' : 'link');
}

/** What decides when an invitation leaves. `location`: where the job is, if known. */
type Leaving = Pick<Wish, 'scheduledFor' | 'startDate' | 'audience'> & { location: string | null };

/**
 * The chosen time, but not in the past, or else the agency's usual time, with the edition of its settings; later when
 * the month's limit is reached. `except`: an invitation being rescheduled.
 */
export async function departureOf(
  write: Write,
  inviter: Inviter,
  { scheduledFor, startDate, audience, location }: Leaving,
  except?: string,
): Promise<Departure & { edition: number | null }> {
  const zone = zoneOfPlace(location, inviter.time_zone);
  const wanted = scheduledFor
    ? new Date(Math.max(Date.parse(scheduledFor), write.at.getTime()))
    : usualTime(startDate, audience, zone, write.at, inviter.rules);
  const departure = await firstTimeWithRoom(write, inviter, { wanted, zone, except });
  return { ...departure, edition: scheduledFor ? null : inviter.rules.edition };
}

async function locationOf({ tx }: Write, placementId: string): Promise<string | null> {
  const known = await tx.selectFrom('placements').select('location').where('id', '=', placementId).executeTakeFirst();
  return known?.location ?? null;
}

/** Schedules the sending. The last of several calls counts. */
export const sendWhen = (write: Write, invitationId: string, runAt: Date): void =>
  write.enqueue(enqueued({ name: 'sendInvitation' }, { invitationId }, { runAt, key: `send ${invitationId}` }));

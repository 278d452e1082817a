import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Context } from '#server/commands/context.ts';
import { Refusal } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Database } from '#server/database/database.ts';
import { wantsNoMail } from '#server/mail/suppression.ts';
import { defineTask } from '#server/tasks/task.ts';
import { askedLately } from './asked-lately.ts';
import { beginBatch } from './batches.ts';
import { invite } from './invite.ts';
import { hasInviteSettings } from './invite-rules.ts';
import { inviterOf } from './may-invite.ts';
import { type Audience, daysAfter } from './timing.ts';

/**
 * Schedules invitations to the sides of placements whose source is on, in the order of their first days. What cannot be
 * invited now is looked at again a day later. A second run finds nothing.
 */
export const inviteAutomatically = defineTask({
  name: 'inviteAutomatically',
  cron: '*/10 * * * *',
  payload: z.object({}),
  run: async (context) => {
    // Invitations of a run belong together for each agency: if too many of their emails bounce, the rest is paused.
    const batches = new Map<string, string>();
    for (let settled = 1; settled > 0; ) {
      settled = 0;
      for (const { id, agency_id } of await dueSides(context)) {
        const input = { sideId: id, batchId: batches.get(agency_id) ?? null };
        const { isSettled, batch } = await carryOut(context, inviteSide, input);
        if (batch) batches.set(agency_id, batch);
        if (isSettled) settled += 1;
      }
    }
  },
});

/** Sides read by one statement. */
const sidesAtOnce = 500;

/** Sides that can be invited now, in the order of their first days. */
export async function dueSides({ database, nature }: Context): Promise<readonly { id: string; agency_id: string }[]> {
  const { rows } = await sql<{ id: string; agency_id: string }>`/* dueSides */
    select side.id, side.agency_id ${ofSourcesThatAreOn(nature.now())}
    order by side.agency_id, side.start_date, side.id limit ${sidesAtOnce}`.execute(database.kysely);
  return rows;
}

const ofSourcesThatAreOn = (now: Date) => sql`
  from invite_sources x
  join agencies a on a.id = x.agency_id
  join sides_to_invite side on side.agency_id = x.agency_id and side.source = x.source and side.start_date >= x.since
  join placements p on p.id = side.placement_id
  where ${hasInviteSettings({ id: sql.ref('a.id'), plan: sql.ref('a.plan') })}
    and (side.next_look_at is null or side.next_look_at <= ${now}::timestamptz) and ${canBeInvited(now)}`;

/**
 * Whether a `side` of a placement `p` can be invited without a person: it names somebody with an address, was never
 * invited, is no extension of an earlier term, and this person wants our emails and was not asked lately.
 */
const canBeInvited = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  side.invitation_id is null and side.recipient_email is not null and side.recipient_name is not null
  and not ${wantsNoMail(sql.ref('side.recipient_email'), sql.ref('side.agency_id'))}
  and not exists (${askedLately({ agencyId: sql.ref('side.agency_id'), email: sql.ref('side.recipient_email') }, now)})
  and not exists (
    select from placements e
    where e.agency_id = p.agency_id and e.group_key = p.group_key and e.state <> 'cancelled'
      and (e.start_date, e.id) < (p.start_date, p.id)))`;

/** How many people would be invited if a source were on from each number of days ago. One person counts once. */
export async function peopleInReach(
  { kysely }: Database,
  { agencyId, source, now }: { agencyId: string; source: string; now: Date },
  daysBack: readonly number[],
): Promise<{ daysBack: number; people: number }[]> {
  const { rows } = await sql<{ daysBack: number; people: number }>`/* peopleInReach */
    select b.days as "daysBack", (
      select count(distinct side.recipient_email)::int
      from sides_to_invite side join placements p on p.id = side.placement_id
      where side.agency_id = a.id and side.source = ${source} and ${canBeInvited(now)}
        and side.start_date >= ((${now}::timestamptz - make_interval(days => b.days)) at time zone a.time_zone)::date
    ) as people
    from agencies a cross join unnest(${daysBack}::int[]) with ordinality b (days, place)
    where a.id = ${agencyId} order by b.place`.execute(kysely);
  return rows;
}

/** Invites one side, if that is still to be done. `isSettled`: it need not be looked at again today. */
const inviteSide = defineCommand({
  name: 'inviteSide',
  // A side's id is a hash, not a UUID of a version.
  input: z.object({ sideId: z.guid(), batchId: z.uuid().nullable() }),
  run: async (write, { sideId, batchId }) => {
    const side = await dueSide(write, sideId);
    if (!side) return { isSettled: false, batch: batchId };
    const inviter = await inviterOf(write, side.recruiter_id);
    const batch = batchId ?? (await beginBatch(write, side.agency_id));
    try {
      if (!inviter) throw new Refusal([]);
      const id = await invite(write, inviter, {
        placementId: side.placement_id,
        audience: side.audience,
        recipientName: side.recipient_name,
        recipientEmail: side.recipient_email,
        message: null,
        startDate: side.start_date,
        scheduledFor: null,
        batchId: batch,
        automaticFrom: side.source,
      });
      write.audit({ action: 'createInvitation', agencyId: side.agency_id, subject: { type: 'Invitation', id } });
      return { isSettled: true, batch };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!batchId) await write.tx.deleteFrom('invitation_batches').where('id', '=', batch).execute();
      await write.tx
        .updateTable('sides_to_invite')
        .set({ next_look_at: daysAfter(write.at, 1) })
        .where('id', '=', sideId)
        .execute();
      return { isSettled: true, batch: batchId };
    }
  },
});

interface DueSide {
  placement_id: string;
  agency_id: string;
  recruiter_id: string;
  audience: Audience;
  recipient_name: string;
  recipient_email: string;
  start_date: string;
  source: string;
}

/** The side as it is now. Locks its placement, as everything does that changes a side. */
async function dueSide({ tx, at }: Write, id: string): Promise<DueSide | undefined> {
  await sql`select from placements
    where id = (select placement_id from sides_to_invite where id = ${id}) for no key update`.execute(tx);
  const { rows } = await sql<DueSide>`/* dueSide */
    select side.placement_id, side.agency_id, side.recruiter_id, side.audience, side.recipient_name, side.recipient_email, side.start_date, side.source
    ${ofSourcesThatAreOn(at)} and side.id = ${id}`.execute(tx);
  return rows[0];
}

import { on } from '#server/commands/events.ts';
import type { Write } from '#server/commands/write.ts';
import { pauseAtManyBounces } from './pausing.ts';

/** Nobody is asked about a placement that was cancelled. */
on('placementCancelled', async ({ tx }, { placementId, reason }) => {
  await tx
    .updateTable('survey_recipients')
    .set({ state: 'cancelled', cancelled_because: reason })
    .where('placement_id', '=', placementId)
    .where('state', 'in', waiting)
    .execute();
});

/** Who waits is looked at again when the start moves; only then is it known when their day is. */
on('placementChanged', async ({ tx }, { placementId, before, after }) => {
  if (before.startDate === after.startDate) return;
  await tx
    .updateTable('survey_recipients')
    .set(({ ref }) => ({ scheduled_for: ref('created_at') }))
    .where('placement_id', '=', placementId)
    .where('state', 'in', waiting)
    .execute();
});

const waiting = ['queued', 'throttled'] as const;

on('unsubscribed', (write, { email, agencyId }) => endFor(write, email, agencyId));

on('complained', (write, { email }) => endFor(write, email, null));

/** Ends everything that an address was or will be asked, by one agency or all. What was answered stays. */
async function endFor({ tx }: Write, email: string, agencyId: string | null): Promise<void> {
  await tx
    .updateTable('survey_recipients')
    .set({ state: 'unsubscribed', next_reminder_at: null })
    .where('email', '=', email)
    .where('state', 'in', ['queued', 'throttled', 'sent', 'started', 'partial'])
    .$if(agencyId !== null, (query) => query.where('agency_id', '=', agencyId))
    .execute();
}

on('mailBounced', async (write, { surveyRecipientId, email, reason }) => {
  if (!surveyRecipientId) return;
  const { tx } = write;
  const known = await tx
    .selectFrom('survey_recipients')
    .select('campaign_id')
    .where('id', '=', surveyRecipientId)
    .executeTakeFirst();
  if (!known) return;
  // The campaign first, as everything locks them that sends.
  await tx.selectFrom('campaigns').select('id').where('id', '=', known.campaign_id).forNoKeyUpdate().execute();
  const bounced = await tx
    .updateTable('survey_recipients')
    .set({ state: 'bounced', bounced_because: reason, next_reminder_at: null })
    .where('id', '=', surveyRecipientId)
    .where('email', '=', email)
    .where('state', '=', 'sent')
    .returning(['id', 'agency_id'])
    .executeTakeFirst();
  if (!bounced) return;
  await pauseAtManyBounces(write, known.campaign_id);
});

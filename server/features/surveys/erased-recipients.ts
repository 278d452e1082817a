import { sql } from 'kysely';
import type { Write } from '#server/commands/write.ts';

/** Erases the answers, name and address of a person who was asked by surveys. The score stays in the figures. */
export async function eraseSurveyed({ tx, at }: Write, email: string): Promise<void> {
  await sql`/* eraseAnswers */
    delete from answers where response_id in (
      select v.id from responses v join survey_recipients r on r.id = v.recipient_id where r.email = ${email})`.execute(
    tx,
  );
  await sql`/* eraseComments */
    update responses v set comment = null, may_quote = false
    from survey_recipients r where r.id = v.recipient_id and r.email = ${email}`.execute(tx);
  await sql`/* eraseCaseNotes */
    delete from nps_case_notes where case_id in (
      select k.id from nps_cases k join responses v on v.id = k.response_id
        join survey_recipients r on r.id = v.recipient_id where r.email = ${email})`.execute(tx);
  await sql`/* eraseDeliveries */
    delete from webhook_deliveries where response_id in (
      select v.id from responses v join survey_recipients r on r.id = v.recipient_id where r.email = ${email})`.execute(
    tx,
  );
  await sql`/* eraseSurveyed */
    update survey_recipients set name = '', email = '', address_gone_at = ${at}::timestamptz, bounced_because = null,
      cancelled_because = case when state = 'cancelled' then 'Their data was erased at their request' end,
      next_reminder_at = null,
      state = case when state in ('queued', 'throttled', 'sent', 'started', 'partial') then 'unsubscribed' else state end
    where email = ${email}`.execute(tx);
}

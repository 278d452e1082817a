import { sql } from 'kysely';
import type { Tx } from '../database.ts';

/**
 * One agency invites what its software sends automatically, at its own times and in its own words. Its admin has a demo
 * account. The day is that of the demo, so that nothing of its history is invited.
 */
export async function setInvitations(tx: Tx, now: Date): Promise<void> {
  const agency = await tx
    .updateTable('invite_settings')
    .set({
      candidate_delay_days: 10,
      employer_delay_days: 21,
      second_reminder_day: 12,
      sender_name: 'Quokka & Quill',
      reply_to: 'hello@quokka-and-quill-recruitment.example',
      candidate_message:
        'You have had a few days in your new job. How was it to find it with us? Good or bad, please say it.',
      employer_message: 'How did we do for you? Your honest view helps other employers choose.',
      send_from_hour: 8,
      send_until_hour: 18,
      send_weekdays: [1, 2, 3, 4, 5],
      version: 2,
    })
    .from('agencies as a')
    .whereRef('a.id', '=', 'invite_settings.agency_id')
    .where('a.slug', '=', 'quokka-and-quill-recruitment')
    .returning('a.id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('invite_sources')
    .values({
      id: sql<string>`gen_random_uuid()`,
      agency_id: agency.id,
      source: 'bullhorn',
      since: now.toISOString().slice(0, 10),
      turned_on_at: now,
    })
    .execute();
}

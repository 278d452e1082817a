import { sql } from 'kysely';
import { on } from '#server/commands/events.ts';
import '#server/features/accounts/email-change/email-change.commands.tsx';

/** Messages for a recruiter, and replies to their invitations, go to the address they use now. */
on('emailChanged', async (write, { userId, from, to }) => {
  const profile = await write.tx
    .updateTable('recruiters')
    .set({ email: to })
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', from))
    .returning('id')
    .executeTakeFirst();
  if (profile) write.changesPage({ type: 'recruiter', id: profile.id });
});

/** A profile that shows its owner's address shows the new one. */
on('emailChanged', async (write, { userId }) => {
  const profile = await write.tx
    .selectFrom('recruiters')
    .select('id')
    .where('user_id', '=', userId)
    .where('shows_email_in_seek', '=', true)
    .executeTakeFirst();
  if (profile) write.changesPage({ type: 'recruiter', id: profile.id });
});

/** Where nobody else works at an agency, its contact follows its only person. Other agencies decide themselves. */
on('emailChanged', async (write, { userId, from, to }) => {
  const agency = await write.tx
    .updateTable('agencies as a')
    .set((eb) => ({ contact_email: to, version: eb('version', '+', 1) }))
    .where((eb) => eb(eb.fn('lower', ['a.contact_email']), '=', from))
    .where(
      sql<boolean>`exists (select from recruiters r where r.agency_id = a.id and r.user_id = ${userId})
        and not exists (select from recruiters r where r.agency_id = a.id and r.user_id is distinct from ${userId})`,
    )
    .returning('a.id')
    .executeTakeFirst();
  if (agency) write.changesPage({ type: 'agency', id: agency.id });
});

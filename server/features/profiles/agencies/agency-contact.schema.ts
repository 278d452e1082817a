import { sql } from 'kysely';
import { profileLimits } from '#common/limits.ts';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { confirmAgencyContact } from './agency-contact.commands.ts';

const Agency = plan.type('Agency', 'agencies');

/** An address that waits to become an agency's contact. Can be read only with the token of an email. */
const ContactToConfirm = plan.rows('ContactToConfirm', { table: 'agencies', visibleTo: 'everyone' });

plan.fields(ContactToConfirm, (t) => ({
  agencyName: t.column('name', { type: 'String' }),
  email: t.sql({ type: 'String', sql: ({ row }) => sql<string>`${row.wished_contact_email}` }),
}));

plan.query.one('contactToConfirm', ContactToConfirm, {
  description: 'What an emailed link asks to confirm; null if the link is unknown, used or expired.',
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`(${row.contact_token_hash} = sha256(convert_to(${args.token}, 'utf8'))
    and ${row.contact_wished_at} >= ${ourNow} - make_interval(days => ${sql.lit(profileLimits.claimLinkDays)}))`,
});

commandMutation(confirmAgencyContact, {
  description: "Makes the address that received the link the agency's contact.",
  payload: { agency: Agency, email: 'String' },
});

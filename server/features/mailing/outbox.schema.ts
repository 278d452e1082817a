import { sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { addressHashOf } from '#server/mail/address-hash.ts';
import { leaveMail, sendMailAgain } from './outbox.commands.ts';
import { addSuppression, removeSuppression } from './suppressions.commands.ts';

const Agency = plan.type('Agency', 'agencies');
const User = plan.type('User', 'users');

/** An email in the outbox; staff see all. */
const Mail = plan.node('Mail', { table: 'mails', visibleTo: ({ viewer }) => sql<boolean>`${viewer.isStaff}` });

/** An address that gets no email, from an agency or from everybody. */
const Suppression = plan.node('Suppression', {
  table: 'suppressions',
  visibleTo: ({ viewer }) => sql<boolean>`${viewer.isStaff}`,
});

plan.fields(Mail, (t) => ({
  ...t.columns({
    kind: 'String',
    toEmail: 'String',
    toName: 'String',
    subject: 'String',
    state: 'String',
    error: 'String?',
    queuedAt: 'DateTime',
    settledAt: 'DateTime?',
    lookedIntoAt: 'DateTime?',
  }),
  text: t.sql({
    description: 'The text, for as long as it is kept. Personal links are hidden, so that staff cannot use them.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => sql<string>`nullif(regexp_replace(${row.text}, '[A-Za-z0-9_-]{40,}', '…', 'g'), '')`,
  }),
  needsLook: t.sql({
    description: 'It failed or is unconfirmed, and no one has sent it again or left it as is.',
    type: 'Boolean',
    sql: ({ row }) => sql<boolean>`(${row.state} in ('failed', 'unknown') and ${row.looked_into_at} is null)`,
  }),
  agency: t.one(Agency, { via: 'agency_id' }),
  lookedIntoBy: t.one(User, { via: 'looked_into_by' }),
  sentAgainAs: t.one(Mail, { via: 'sent_again_as' }),
}));

plan.query.list('mails', Mail, {
  description: 'The outbox, newest first.',
  sorts: { NEWEST: { desc: ['queued_at'] }, OLDEST: { asc: ['queued_at'] } },
  filterInput: (t) => ({ state: t.string(), kind: t.string(), words: t.string(), needsLook: t.boolean() }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    kind: ({ row, eb }, kind) => eb(row.kind, '=', kind),
    words: ({ row }, words) => contains(sql`folded(${row.to_email} || ' ' || ${row.subject})`, words),
    needsLook: ({ row }, needsLook) => sql<boolean>`(${row.looked_into_at} is null) = ${needsLook}`,
  },
});

plan.fields(Suppression, (t) => ({
  ...t.columns({ email: 'String?', reason: 'String', createdAt: 'DateTime' }),
  agency: t.one(Agency, { via: 'agency_id' }),
}));

plan.query.list('suppressions', Suppression, {
  description: 'Addresses that get no email, newest first.',
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } },
  filterInput: (t) => ({ reason: t.string(), words: t.string() }),
  filters: {
    reason: ({ row, eb }, reason) => eb(row.reason, '=', reason),
    words: ({ row }, words) =>
      sql<boolean>`(${contains(sql`${row.email}`, words)} or ${row.email_hash} = ${addressHashOf(words)})`,
  },
});

commandMutation(sendMailAgain, { payload: { mail: Mail, sent: Mail }, ids: { mailId: 'Mail' } });

commandMutation(leaveMail, {
  description: 'Marks a failed or unconfirmed email as needing nothing more.',
  payload: { mail: Mail },
  ids: { mailId: 'Mail' },
});

commandMutation(addSuppression, { payload: { suppression: Suppression } });

commandMutation(removeSuppression, { payload: { suppressionId: 'ID' }, ids: { suppressionId: 'Suppression' } });

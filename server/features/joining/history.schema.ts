import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';

const User = plan.type('User', 'users');

/** An audit entry in the history of an enquiry, claim, agency or company. */
const HistoryEntry = plan.rows('HistoryEntry', { table: 'audit_entries', visibleTo: ({ viewer }) => viewer.isStaff });

plan.fields(HistoryEntry, (t) => ({
  ...t.columns({ at: 'DateTime', action: 'String', actor: 'String' }),
  id: t.column('id', { type: 'ID' }),
  kind: t.sql({ type: 'String', nullable: true, sql: ({ row }) => sql<string>`${row.details}->>'kind'` }),
  user: t.one(User, { via: 'user_id' }),
  owner: t.one(User, {
    description: 'The person to whom it was assigned.',
    on: (theirs, ours) => sql<boolean>`${theirs.id} = (${ours.details}->>'ownerId')::uuid`,
  }),
}));

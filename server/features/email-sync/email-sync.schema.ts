import { sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { env } from '#server/env.ts';
import { ofRecruiter } from '#server/features/profiles/narrowing.ts';
import { builder, plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { isOfSide } from '../profiles/scopes.ts';
import { renewSyncAddress } from './addresses.commands.ts';
import { syncAddress } from './addresses.ts';
import { addMailExclusion, removeMailExclusion } from './exclusions.commands.ts';
import { dismissFoundPeople, inviteFoundPerson, restoreFoundPeople } from './found-people.commands.ts';
import { connectMailbox, disconnectMailbox, pauseMailbox, resumeMailbox, retryMailbox } from './mailboxes.commands.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');
const Invitation = plan.type('Invitation', 'invitations');

/** A person in the headers of a recruiter's emails. Their side sees them; staff don't. */
const FoundPerson = plan.node('FoundPerson', { table: 'found_people', visibleTo: isOfSide });

/** A mailbox that a recruiter connected. Nobody else sees it. */
const Mailbox = plan.node('Mailbox', {
  table: 'mailboxes',
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and ${row.recruiter_id} = ${viewer.recruiterId})`,
});

/** An address that finds people when it gets copies of emails. */
const SyncAddress = plan.node('SyncAddress', {
  table: 'sync_addresses',
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and ${viewer.recruiterId}::uuid is not null
      and (${row.recruiter_id} is null or ${row.recruiter_id} = ${viewer.recruiterId}))`,
});

/** What an agency never wants to find. Its people see it. */
const MailExclusion = plan.node('MailExclusion', {
  table: 'mail_exclusions',
  visibleTo: ({ row, viewer }) =>
    sql<boolean>`(${row.agency_id} = ${viewer.agencyId} and ${viewer.recruiterId}::uuid is not null)`,
});

plan.fields(FoundPerson, (t) => ({
  ...t.columns({
    email: 'String',
    name: 'String?',
    sentCount: 'Int',
    receivedCount: 'Int',
    threadCount: 'Int',
    score: 'Int',
    guess: 'String',
    firstAt: 'DateTime',
    lastAt: 'DateTime',
    state: 'String',
    invitedAs: 'String?',
    invitedAt: 'DateTime?',
  }),
  isSuppressed: t.sql({
    description: 'They get no email from this agency, or from anybody.',
    type: 'Boolean',
    sql: ({ row }) =>
      sql<boolean>`exists (select from suppressions s where s.email = ${row.email}
        and (s.agency_id is null or s.agency_id = ${row.agency_id}))`,
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  invitation: t.one(Invitation, {
    description: 'The last one that was sent about the placement they were invited for.',
    on: (invitation, person) =>
      sql<boolean>`${invitation.id} = (select i.id from invitations i where i.placement_id = ${person.placement_id}
        and i.audience = ${person.invited_as} order by i.created_at desc, i.id desc limit 1)`,
  }),
}));

plan.fields(Mailbox, (t) => ({
  ...t.columns({
    host: 'String',
    login: 'String',
    state: 'String',
    problem: 'String?',
    readCount: 'Int',
    lastReadAt: 'DateTime?',
    disconnectedAt: 'DateTime?',
    createdAt: 'DateTime',
  }),
}));

plan.fields(SyncAddress, (t) => ({
  ...t.columns({ lastMailAt: 'DateTime?', createdAt: 'DateTime' }),
  isOfAgency: t.sql({ type: 'Boolean', sql: ({ row }) => sql<boolean>`${row.recruiter_id} is null` }),
  address: t.computed({
    type: 'String',
    nullable: true,
    description: 'Null if the installation has no mailbox for copies.',
    select: ['token'],
    resolve: ({ token }) => syncAddress(token),
  }),
}));

plan.fields(MailExclusion, (t) => t.columns({ kind: 'String', value: 'String', createdAt: 'DateTime' }));

plan.query.list('foundPeople', FoundPerson, {
  description: "People in the emails of the viewer, of the whole agency for its admin, and of a lead's team.",
  pageSize: 25,
  sorts: {
    LIKELY: { desc: ['score', 'last_at'] },
    NEWEST: { desc: ['last_at'] },
    NAME: { asc: [({ name, email }) => sql`folded(coalesce(${name}, ${email}))`] },
  },
  filterInput: (t) => ({
    words: t.string(),
    state: t.string({ description: 'suggested, invited, dismissed, or excluded.' }),
    guess: t.string({ description: 'candidate or employer.' }),
    recruiter: t.string({ description: 'The slug of one of them.' }),
  }),
  filters: {
    words: ({ row }, words) => contains(sql`folded(coalesce(${row.name}, '') || ' ' || ${row.email})`, words),
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    guess: ({ row, eb }, guess) => eb(row.guess, '=', guess),
    recruiter: ({ row }, slug) => ofRecruiter(row, slug),
  },
});

plan.query.list('mailboxes', Mailbox, {
  description: "The viewer's mailboxes.",
  pageSize: 10,
  sorts: { OLDEST: { asc: ['created_at'] } },
});

plan.query.list('syncAddresses', SyncAddress, {
  description: "The viewer's address for copies of emails, and their agency's.",
  pageSize: 2,
  sorts: { OLDEST: { asc: ['created_at'] } },
});

plan.query.list('mailExclusions', MailExclusion, {
  description: "What the viewer's agency excludes.",
  pageSize: 50,
  sorts: { NEWEST: { desc: ['created_at'] } },
});

builder.queryField('takesCopies', (t) =>
  t.boolean({
    nullable: false,
    description: 'Whether this installation has a mailbox for copies of emails.',
    resolve: () => env.PLAUDIT_SYNC_MAILBOX !== undefined,
  }),
);

const ofMailbox = { payload: { mailbox: Mailbox }, ids: { mailboxId: 'Mailbox' } } as const;

commandMutation(renewSyncAddress, {
  description: 'Makes an address for copies of emails, or a new one. The one before stops working.',
  payload: { syncAddress: SyncAddress },
});
commandMutation(connectMailbox, { description: 'Connects a mailbox of the viewer.', payload: { mailbox: Mailbox } });
commandMutation(retryMailbox, { ...ofMailbox, description: 'Reads a mailbox now, with another password if given.' });
commandMutation(pauseMailbox, { ...ofMailbox, description: 'Stops reading a mailbox until it is resumed.' });
commandMutation(resumeMailbox, { ...ofMailbox, description: 'Reads a paused mailbox again.' });
commandMutation(disconnectMailbox, {
  ...ofMailbox,
  description: 'Forgets the password of a mailbox at once, and deletes what we learned from it some time later.',
});
commandMutation(dismissFoundPeople, {
  description: 'Takes people off the suggestions.',
  payload: { foundPeople: [FoundPerson] },
  ids: { ids: 'FoundPerson' },
});
commandMutation(restoreFoundPeople, {
  description: 'Suggests people again.',
  payload: { foundPeople: [FoundPerson] },
  ids: { ids: 'FoundPerson' },
});
commandMutation(inviteFoundPerson, {
  description: 'Records the placement of a person found in emails, and invites them to review it.',
  payload: { foundPerson: FoundPerson, invitation: Invitation },
  ids: { personId: 'FoundPerson' },
});
commandMutation(addMailExclusion, {
  description: "Excludes a domain, an address, or a word in subjects. For the agency's admins.",
  payload: { mailExclusion: MailExclusion },
});
commandMutation(removeMailExclusion, {
  description: 'Ends an exclusion.',
  payload: { deletedExclusionId: 'ID' },
  ids: { exclusionId: 'MailExclusion' },
});

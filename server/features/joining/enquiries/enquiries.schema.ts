import { sql } from 'kysely';
import { matchesWords } from '#server/database/matches-words.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { enquire } from './enquiries.commands.tsx';
import { approveEnquiry, declineEnquiry } from './enquiry-decisions.commands.tsx';

const User = plan.type('User', 'users');
const Agency = plan.type('Agency', 'agencies');
const Recruiter = plan.type('Recruiter', 'recruiters');
const HistoryEntry = plan.type('HistoryEntry', 'audit_entries');

/** A recruiter's request for a free profile. Only staff see it. */
const Enquiry = plan.node('Enquiry', { table: 'enquiries', visibleTo: ({ viewer }) => viewer.isStaff });

plan.fields(Enquiry, (t) => ({
  ...t.columns({
    name: 'String',
    agencyName: 'String',
    email: 'String',
    phone: 'String?',
    linkedinUrl: 'String?',
    speciality: 'String?',
    country: 'String',
    state: 'String',
    declinedBecause: 'String?',
    decidedAt: 'DateTime?',
    createdAt: 'DateTime',
    version: 'Int',
  }),
  decidedBy: t.one(User, { via: 'decided_by' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id', description: 'The profile created on approval.' }),
  account: t.one(User, {
    description: 'The account with this address.',
    on: (theirs, ours, eb) => eb(theirs.email, '=', ours.email),
  }),
  unclaimedProfile: t.one(Recruiter, {
    description: 'An unclaimed profile with this address.',
    on: (theirs, ours) =>
      sql<boolean>`(lower(${theirs.email}) = ${ours.email} and ${theirs.user_id} is null and not ${theirs.is_claimed})`,
  }),
  similarAgencies: t.connection(Agency, {
    description: 'Agencies with nearly the same name, except the one created or chosen on approval.',
    on: (theirs, ours) => sql<boolean>`(folded(${theirs.name}) % folded(${ours.agency_name})
      and ${theirs.id} is distinct from (select agency_id from recruiters where id = ${ours.recruiter_id}))`,
    sorts: { NAME: { asc: ['name'] } },
  }),
  others: t.connection(Enquiry, {
    description: 'Other enquiries with this address.',
    on: (theirs, ours) => sql<boolean>`(${theirs.email} = ${ours.email} and ${theirs.id} <> ${ours.id})`,
    sorts: { NEWEST: { desc: ['created_at'] } },
  }),
  history: t.connection(HistoryEntry, {
    on: (theirs, ours, eb) => eb(theirs.subject_id, '=', ours.id),
    sorts: { NEWEST: { desc: ['at'] } },
  }),
}));

plan.query.list('enquiries', Enquiry, {
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } },
  filterInput: (t) => ({ state: t.string(), words: t.string() }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    words: ({ row }, words) =>
      matchesWords(sql`${row.name} || ' ' || ${row.agency_name} || ' ' || ${row.email}`, words),
  },
});

commandMutation(enquire, {
  description: 'Requests a free recruiter profile. The answer is the same whether or not the address is known.',
});

decisionMutation(approveEnquiry, Enquiry, {
  description:
    "Creates account, profile and agency. `kind`: 'agency', 'freelancer', or 'member' or 'admin' with `agencyId`.",
  ids: { agencyId: 'Agency' },
  payload: { recruiter: Recruiter },
});

decisionMutation(declineEnquiry, Enquiry);

import { sql } from 'kysely';
import { freeMailDomains } from '#common/email-domains.ts';
import { matchesWords } from '#server/database/matches-words.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { approveClaim, declineClaim } from './claim-decisions.commands.tsx';
import { claimProfile } from './claims.commands.tsx';

const User = plan.type('User', 'users');
const Agency = plan.type('Agency', 'agencies');
const Recruiter = plan.type('Recruiter', 'recruiters');
const HistoryEntry = plan.type('HistoryEntry', 'audit_entries');

/** Anybody may open a mailbox at these, so they say nothing about an agency. */
const freeMail = sql.join([...freeMailDomains].map((domain) => sql.lit(domain)));

/** A claim of a profile. Only staff see it. */
const Claim = plan.node('Claim', { table: 'claims', visibleTo: ({ viewer }) => viewer.isStaff });

plan.fields(Claim, (t) => ({
  ...t.columns({
    name: 'String',
    email: 'String',
    note: 'String?',
    wish: 'String',
    state: 'String',
    declinedBecause: 'String?',
    decidedAt: 'DateTime?',
    verifiedAt: 'DateTime?',
    createdAt: 'DateTime',
    version: 'Int',
  }),
  recruiter: t.one(Recruiter, {
    via: 'recruiter_id',
    description: 'The recruiter whose profile is claimed; null if an agency is claimed.',
  }),
  agency: t.one(Agency, {
    via: 'agency_id',
    description: "The claimed agency; null if a recruiter's profile is claimed.",
  }),
  agencyAdmins: t.connection(User, {
    description: 'The admins of the claimed agency.',
    on: (theirs, ours) => sql<boolean>`(${theirs.status} = 'active' and ${theirs.id} in (
      select r.user_id from recruiters r join user_roles o on o.user_id = r.user_id
      where r.agency_id = ${ours.agency_id} and o.role in ('ROLE_RECRUITER_ADMIN', 'ROLE_RECRUITER_FREELANCER')))`,
    sorts: { NEWEST: { desc: ['created_at'] } },
  }),
  decidedBy: t.one(User, { via: 'decided_by' }),
  account: t.one(User, {
    description: 'The account with this address.',
    on: (theirs, ours, eb) => eb(theirs.email, '=', ours.email),
  }),
  isProfileAddress: t.sql({
    type: 'Boolean',
    description: 'The profile has the same address.',
    sql: ({ row }) => sql<boolean>`exists (
      select from recruiters r where r.id = ${row.recruiter_id} and lower(r.email) = ${row.email})`,
  }),
  isAgencyDomain: t.sql({
    type: 'Boolean',
    description: "The address is at the domain of the agency's contact, which is not free mail.",
    sql: ({ row }) => sql<boolean>`(split_part(${row.email}, '@', 2) not in (${freeMail}) and exists (
      select from agencies a
      where a.id = coalesce(${row.agency_id}, (select r.agency_id from recruiters r where r.id = ${row.recruiter_id}))
        and split_part(a.contact_email, '@', 2) = split_part(${row.email}, '@', 2)))`,
  }),
  rivals: t.connection(Claim, {
    description: 'Other claims to the same profile.',
    on: (
      theirs,
      ours,
    ) => sql<boolean>`((${theirs.recruiter_id} = ${ours.recruiter_id} or ${theirs.agency_id} = ${ours.agency_id})
        and ${theirs.id} <> ${ours.id})`,
    sorts: { NEWEST: { desc: ['created_at'] } },
  }),
  history: t.connection(HistoryEntry, {
    on: (theirs, ours, eb) => eb(theirs.subject_id, '=', ours.id),
    sorts: { NEWEST: { desc: ['at'] } },
  }),
}));

plan.fields(Recruiter, (t) => ({
  linkedinUrl: t.sql({
    description: 'The LinkedIn profile; if the profile is unclaimed, only admins see it.',
    type: 'String',
    nullable: true,
    sql: ({ row, viewer }) =>
      sql<string>`case when ${row.is_claimed} or ${viewer.isStaff} then ${row.linkedin_url} end`,
  }),
  owner: t.one(User, {
    via: 'user_id',
    description: 'The owner of the profile, for viewers who can see that account.',
  }),
}));

plan.query.list('claims', Claim, {
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } },
  filterInput: (t) => ({ state: t.string(), wish: t.string(), words: t.string() }),
  filters: {
    wish: ({ row, eb }, wish) => eb(row.wish, '=', wish),
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    words: ({ row }, words) => matchesWords(sql`${row.name} || ' ' || ${row.email}`, words),
  },
});

commandMutation(claimProfile, {
  description:
    "Claims a profile (`wish` 'claim'), or asks to remove a recruiter's profile ('objection'). All addresses get the same answer.",
  ids: { profileId: ['Recruiter', 'Agency'] },
});

decisionMutation(approveClaim, Claim);
decisionMutation(declineClaim, Claim);

import { type Expression, sql } from 'kysely';
import { matchesWords } from '#server/database/matches-words.ts';
import { plan } from '#server/graphql/builder.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { approveAgencyName, declineAgencyName } from './agency-names.commands.tsx';
import { approveAgency, declineAgency } from './approvals.commands.tsx';

const User = plan.type('User', 'users');
const Agency = plan.type('Agency', 'agencies');
const HistoryEntry = plan.type('HistoryEntry', 'audit_entries');

plan.fields(Agency, (t) => {
  const forStaff = {
    nullable: true,
    allowed: ({ viewer }: { viewer: { isStaff: Expression<boolean> } }) => viewer.isStaff,
  } as const;
  return {
    isApproved: t.column('is_approved', { type: 'Boolean', ...forStaff }),
    approvedAt: t.column('approved_at', { type: 'DateTime', ...forStaff }),
    declinedBecause: t.column('declined_because', { type: 'String', ...forStaff }),
    contactEmail: t.column('contact_email', { type: 'String', ...forStaff }),
    wishedName: t.column('wished_name', { type: 'String', ...forStaff }),
    wishedLegalName: t.column('wished_legal_name', { type: 'String', ...forStaff }),
    nameWishedAt: t.column('name_wished_at', { type: 'DateTime', ...forStaff }),
    plan: t.column('plan', { type: 'String', ...forStaff }),
    version: t.column('version', { type: 'Int', ...forStaff }),
    createdAt: t.column('created_at', { type: 'DateTime', ...forStaff }),
    recruiterCount: t.sql({
      type: 'Int',
      ...forStaff,
      sql: ({ row }) => sql<number>`(select count(*)::int from recruiters r where r.agency_id = ${row.id})`,
    }),
    similar: t.connection(Agency, {
      description: 'Other agencies with nearly the same name; for staff.',
      where: ({ viewer }) => viewer.isStaff,
      on: (theirs, ours) =>
        sql<boolean>`(folded(${theirs.name}) % folded(${ours.name}) and ${theirs.id} <> ${ours.id})`,
      sorts: { NAME: { asc: ['name'] } },
    }),
    approvedBy: t.one(User, { via: 'approved_by' }),
    history: t.connection(HistoryEntry, {
      on: (theirs, ours, eb) => eb(theirs.subject_id, '=', ours.id),
      sorts: { NEWEST: { desc: ['at'] } },
    }),
  };
});

plan.query.list('agencies', Agency, {
  description: 'Agencies, for staff.',
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] }, NAME: { asc: ['name'] } },
  where: ({ viewer }) => viewer.isStaff,
  filterInput: (t) => ({
    isApproved: t.boolean(),
    isToDecide: t.boolean({ description: 'Not approved, or approved and requesting a new name.' }),
    words: t.string(),
  }),
  filters: {
    isToDecide: ({ row, eb }, isToDecide) =>
      eb(sql<boolean>`(not ${row.is_approved} or ${row.name_wished_at} is not null)`, '=', isToDecide),
    isApproved: ({ row, eb }, isApproved) => eb(row.is_approved, '=', isApproved),
    words: ({ row }, words) => matchesWords(row.name, words),
  },
});

decisionMutation(approveAgency, Agency);
decisionMutation(declineAgency, Agency);
decisionMutation(approveAgencyName, Agency, { description: 'Approves the new name of an approved agency.' });
decisionMutation(declineAgencyName, Agency, {
  description: 'Declines the new name of an approved agency, and tells its admins why.',
});

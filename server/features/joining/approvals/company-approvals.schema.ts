import { sql } from 'kysely';
import { matchesWords } from '#server/database/matches-words.ts';
import { plan } from '#server/graphql/builder.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { approveCompany, declineCompany } from './approvals.commands.tsx';

const User = plan.type('User', 'users');
const Company = plan.type('Company', 'companies');
const HistoryEntry = plan.type('HistoryEntry', 'audit_entries');

plan.fields(Company, (t) => ({
  ...t.columns({ approvedAt: 'DateTime?', declinedBecause: 'String?' }),
  similar: t.connection(Company, {
    description: 'Other companies with nearly the same name.',
    on: (theirs, ours) => sql<boolean>`(folded(${theirs.name}) % folded(${ours.name}) and ${theirs.id} <> ${ours.id})`,
    sorts: { NAME: { asc: ['name'] } },
  }),
  approvedBy: t.one(User, { via: 'approved_by' }),
  history: t.connection(HistoryEntry, {
    on: (theirs, ours, eb) => eb(theirs.subject_id, '=', ours.id),
    sorts: { NEWEST: { desc: ['at'] } },
  }),
}));

plan.query.list('companies', Company, {
  description: 'Companies, for staff.',
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] }, NAME: { asc: ['name'] } },
  where: ({ viewer }) => viewer.isStaff,
  filterInput: (t) => ({
    isApproved: t.boolean(),
    words: t.string(),
    domain: t.string({ description: 'A whole domain that the company has confirmed.' }),
  }),
  filters: {
    isApproved: ({ row, eb }, isApproved) => eb(row.is_approved, '=', isApproved),
    words: ({ row }, words) => matchesWords(row.name, words),
    domain: ({ row }, domain) =>
      sql<boolean>`${row.id} = (select d.company_id from company_domains d
        where d.domain = lower(${domain}) and d.proven_at is not null and d.lost_at is null)`,
  },
});

decisionMutation(approveCompany, Company);
decisionMutation(declineCompany, Company);

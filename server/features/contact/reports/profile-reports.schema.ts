import { sql } from 'kysely';
import { matchesWords } from '#server/database/matches-words.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { decisionMutation } from '#server/graphql/decision.ts';
import { dismissReport, reportProfile, settleReport } from './profile-reports.commands.ts';

/** A visitor's report of a profile. Only staff see it. */
const ProfileReport = plan.node('ProfileReport', {
  table: 'profile_reports',
  visibleTo: ({ viewer }) => viewer.isStaff,
});

plan.fields(ProfileReport, (t) => ({
  ...t.columns({
    reason: 'String',
    words: 'String',
    email: 'String?',
    state: 'String',
    decidedWords: 'String?',
    decidedAt: 'DateTime?',
    createdAt: 'DateTime',
    version: 'Int',
  }),
  decidedBy: t.one(plan.type('User', 'users'), { via: 'decided_by' }),
  recruiter: t.one(plan.type('Recruiter', 'recruiters'), {
    via: 'recruiter_id',
    description: 'The recruiter whose profile is reported; null if an agency is reported.',
  }),
  agency: t.one(plan.type('Agency', 'agencies'), { via: 'agency_id' }),
}));

plan.query.list('profileReports', ProfileReport, {
  sorts: { NEWEST: { desc: ['created_at'] }, OLDEST: { asc: ['created_at'] } },
  filterInput: (t) => ({ state: t.string(), reason: t.string(), words: t.string() }),
  filters: {
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    reason: ({ row, eb }, reason) => eb(row.reason, '=', reason),
    words: ({ row }, words) => matchesWords(sql`${row.words}`, words),
  },
});

commandMutation(reportProfile, {
  description: "Reports a profile as 'wrong_facts', 'wrong_person', 'impersonation' or 'spam'.",
  ids: { profileId: ['Recruiter', 'Agency'] },
});

decisionMutation(settleReport, ProfileReport);
decisionMutation(dismissReport, ProfileReport);

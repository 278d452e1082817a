import { type Expression, type RawBuilder, sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { createTeam, deleteTeam, removeTeamMembers, renameTeam, setTeamMembers } from './teams.commands.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');

/** A team of an agency. Its people see it, if their plan has teams. */
const Team = plan.node('Team', {
  table: 'teams',
  visibleTo: ({ row, viewer, can, eb }) => eb.and([eb(row.agency_id, '=', viewer.agencyId), can('team_view')]),
});

const namesOn = (team: Expression<string>, which: RawBuilder<unknown>) =>
  sql<string[]>`array(select r.name from team_members m join recruiters r on r.id = m.recruiter_id
    where m.team_id = ${team} and ${which} order by m.is_lead desc, m.added_at, m.id)`;

/** A recruiter's place on a team. */
const TeamMember = plan.rows('TeamMember', {
  table: 'team_members',
  visibleTo: ({ row, viewer, can, eb }) => eb.and([eb(row.agency_id, '=', viewer.agencyId), can('team_view')]),
});

plan.fields(TeamMember, (t) => ({
  ...t.columns({ isLead: 'Boolean', addedAt: 'DateTime' }),
  key: t.column('id', { type: 'ID' }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

plan.fields(Team, (t) => ({
  ...t.columns({ name: 'String', version: 'Int', createdAt: 'DateTime' }),
  members: t.connection(TeamMember, {
    description: 'The people on it: leads first, then by when they were added.',
    by: 'team_id',
    sorts: { LEADS: { desc: ['is_lead', 'added_at'] } },
    pageSize: 50,
  }),
  peopleCount: t.sql({
    type: 'Int',
    sql: ({ row }) => sql<number>`(select count(*)::int from team_members m where m.team_id = ${row.id})`,
  }),
  leadNames: t.sql({ type: ['String'], sql: ({ row }) => namesOn(row.id, sql`m.is_lead`) }),
  peopleNames: t.sql({ type: ['String'], sql: ({ row }) => namesOn(row.id, sql`true`) }),
  viewerLeads: t.sql({
    type: 'Boolean',
    description: 'Whether the viewer is a lead of this team.',
    sql: ({ row, viewer }) =>
      sql<boolean>`exists (select from team_members m
        where m.team_id = ${row.id} and m.recruiter_id = ${viewer.recruiterId} and m.is_lead)`,
  }),
  viewerRunsAgency: t.sql({
    type: 'Boolean',
    description: "Whether the viewer is the agency's admin.",
    sql: ({ viewer }) => sql<boolean>`${viewer.seesAgency}`,
  }),
}));

plan.query.list('teams', Team, {
  description: "The teams of the viewer's agency.",
  pageSize: 50,
  sorts: { NAME: { asc: [({ name }) => sql`folded(${name})`] }, NEWEST: { desc: ['created_at'] } },
  filterInput: (t) => ({ words: t.string() }),
  filters: { words: ({ row }, words) => sql<boolean>`strpos(folded(${row.name}), folded(${words})) > 0` },
});

plan.fields(plan.type('Agency', 'agencies'), (t) => ({
  teams: t.connection(Team, {
    by: 'agency_id',
    sorts: { NAME: { asc: [({ name }) => sql`folded(${name})`] } },
    pageSize: 100,
  }),
}));

const people = { recruiterIds: 'Recruiter', leadIds: 'Recruiter' };

commandMutation(createTeam, {
  description: "Creates a team of the viewer's agency.",
  payload: { team: Team },
  ids: people,
});
commandMutation(renameTeam, { payload: { team: Team }, ids: { teamId: 'Team' } });
commandMutation(deleteTeam, {
  description: 'Deletes a team. Its people keep everything but their place on it.',
  payload: { deletedTeamId: 'ID' },
  ids: { teamId: 'Team' },
});
commandMutation(setTeamMembers, {
  description: 'Puts recruiters on a team, as leads or not, or changes that.',
  payload: { team: Team },
  ids: { teamId: 'Team', recruiterIds: 'Recruiter' },
});
commandMutation(removeTeamMembers, {
  description: 'Takes recruiters off a team.',
  payload: { team: Team },
  ids: { teamId: 'Team', recruiterIds: 'Recruiter' },
});

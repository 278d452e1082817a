import { sql } from 'kysely';
import { z } from 'zod';
import { teamLimits, teamName } from '#common/teams/team.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    /** A team was renamed, got or lost people, or is about to be deleted. */
    teamChanged: { teamId: string; agencyId: string };
  }
}

const recruiterIds = z.array(z.uuid()).max(teamLimits.members);

/** Creates a team of recruiters of the viewer's agency, for its admin. */
export const createTeam = defineCommand({
  name: 'createTeam',
  input: z.object({ name: teamName, recruiterIds, leadIds: recruiterIds }),
  run: async (write, { name, recruiterIds, leadIds }) => {
    const agencyId = agencyRunBy(write);
    await takeAgencysTurn(write, agencyId);
    await refuseTooMany(write, agencyId);
    await refuseTakenName(write, agencyId, name);
    const id = write.nature.newId();
    await write.tx.insertInto('teams').values({ id, agency_id: agencyId, name, created_at: write.at }).execute();
    const leads = new Set(leadIds);
    const members = recruiterIds.filter((recruiterId) => !leads.has(recruiterId));
    await putOn(write, { id, agency_id: agencyId }, [...leads], true);
    await putOn(write, { id, agency_id: agencyId }, members, false);
    auditOf(write, agencyId, id, 'createTeam', { people: leads.size + members.length });
    return { team: id };
  },
});

/** Renames a team, for the agency's admin and the team's lead. */
export const renameTeam = defineCommand({
  name: 'renameTeam',
  input: z.object({ teamId: z.uuid(), name: teamName, expectedVersion: z.int() }),
  run: async (write, { teamId, name, expectedVersion }) => {
    const team = await teamFor(write, teamId);
    refuseClash('team', team.version, expectedVersion, { team: teamId });
    if (team.name === name) return { team: teamId };
    await refuseTakenName(write, team.agency_id, name, teamId);
    await write.tx
      .updateTable('teams')
      .set({ name, version: team.version + 1 })
      .where('id', '=', teamId)
      .execute();
    auditOf(write, team.agency_id, teamId, 'renameTeam');
    await tellChanged(write, team);
    return { team: teamId };
  },
});

/** Deletes a team, for the agency's admin. Its people keep everything but their place on it. */
export const deleteTeam = defineCommand({
  name: 'deleteTeam',
  input: z.object({ teamId: z.uuid() }),
  run: async (write, { teamId }) => {
    const team = await teamFor(write, teamId, { adminOnly: true });
    await tellChanged(write, team);
    await write.tx.deleteFrom('teams').where('id', '=', teamId).execute();
    auditOf(write, team.agency_id, teamId, 'deleteTeam');
    return { deletedTeamId: `Team:${teamId}` };
  },
});

/**
 * Puts recruiters on a team, as leads or not, or changes that, for the agency's admin: a lead who could do this could
 * see anybody's part of the agency.
 */
export const setTeamMembers = defineCommand({
  name: 'setTeamMembers',
  input: z.object({ teamId: z.uuid(), recruiterIds: recruiterIds.min(1), isLead: z.boolean() }),
  run: async (write, { teamId, recruiterIds, isLead }) => {
    const team = await teamFor(write, teamId, { adminOnly: true });
    const people = await putOn(write, team, recruiterIds, isLead);
    if (people === 0) return { team: teamId };
    auditOf(write, team.agency_id, teamId, isLead ? 'setTeamLeads' : 'setTeamMembers', { people });
    await tellChanged(write, team);
    return { team: teamId };
  },
});

/** Takes recruiters off a team, for the agency's admin and the team's lead. Repeating it changes nothing. */
export const removeTeamMembers = defineCommand({
  name: 'removeTeamMembers',
  input: z.object({ teamId: z.uuid(), recruiterIds: recruiterIds.min(1) }),
  run: async (write, { teamId, recruiterIds }) => {
    const team = await teamFor(write, teamId);
    const gone = await write.tx
      .deleteFrom('team_members')
      .where('team_id', '=', teamId)
      .where('recruiter_id', 'in', recruiterIds)
      .returning('id')
      .execute();
    if (gone.length === 0) return { team: teamId };
    auditOf(write, team.agency_id, teamId, 'removeTeamMembers', { people: gone.length });
    await tellChanged(write, team);
    return { team: teamId };
  },
});

/** The viewer's agency, if they run it with a plan that has teams. */
function agencyRunBy({ viewer }: Write): string {
  if (!viewer.agencyId) return refuse('FORBIDDEN', 'Teams are for people of an agency.');
  if (!viewer.permissions.has('team_create')) return refuse('FORBIDDEN', 'Teams are included in team plans.');
  if (!viewer.seesAgency) return refuse('FORBIDDEN', "Only your agency's admin can create teams.");
  return viewer.agencyId;
}

const tellChanged = (write: Write, { id, agency_id }: Team) =>
  write.emit('teamChanged', { teamId: id, agencyId: agency_id });

interface Team {
  readonly id: string;
  readonly agency_id: string;
}

/** A team that the viewer may change, locked until the end of the transaction. */
async function teamFor({ tx, viewer }: Write, id: string, { adminOnly = false } = {}) {
  if (!viewer.agencyId || !viewer.permissions.has('team_edit')) return refuseUnknown();
  const team = await tx
    .selectFrom('teams')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', viewer.agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!team) return refuseUnknown();
  if (viewer.seesAgency) return team;
  if (adminOnly) return refuse('FORBIDDEN', "Only your agency's admin can do this.");
  const lead = await tx
    .selectFrom('team_members')
    .select('id')
    .where('team_id', '=', id)
    .where('recruiter_id', '=', viewer.recruiterId)
    .where('is_lead', '=', true)
    .executeTakeFirst();
  return lead ? team : refuse('FORBIDDEN', "Only your agency's admin and the team's lead can do this.");
}

/** Two admins who create teams at once wait for each other, so the limit and the names hold. */
async function takeAgencysTurn({ tx }: Write, agencyId: string): Promise<void> {
  await tx.selectFrom('agencies').select('id').where('id', '=', agencyId).forUpdate().executeTakeFirstOrThrow();
}

async function refuseTooMany({ tx }: Write, agencyId: string): Promise<void> {
  const { count } = await tx
    .selectFrom('teams')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agencyId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= teamLimits.teams)
    refuse('LIMIT', `You have ${teamLimits.teams} teams. Delete one to add another.`);
}

async function refuseTakenName({ tx }: Write, agencyId: string, name: string, except?: string): Promise<void> {
  const taken = await tx
    .selectFrom('teams')
    .select('name')
    .where('agency_id', '=', agencyId)
    .where(sql`folded(name)`, '=', sql`folded(${name})`)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .executeTakeFirst();
  if (taken) refuse('DUPLICATE', `There is a team called “${taken.name}” already.`, 'name');
}

/** Puts recruiters of the team's agency on it. Returns how many places changed. */
async function putOn({ tx, at, nature }: Write, team: Team, ids: readonly string[], isLead: boolean): Promise<number> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return 0;
  const here = await tx
    .selectFrom('recruiters')
    .select('id')
    .where('agency_id', '=', team.agency_id)
    .where('gone_at', 'is', null)
    .where('id', 'in', wanted)
    .execute();
  if (here.length < wanted.length) refuse('NOT_FOUND', 'Some of these people are not at your agency anymore.');
  const { count } = await tx
    .selectFrom('team_members')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('team_id', '=', team.id)
    .where('recruiter_id', 'not in', wanted)
    .executeTakeFirstOrThrow();
  if (Number(count) + wanted.length > teamLimits.members)
    refuse('LIMIT', `A team can have up to ${teamLimits.members} people.`);
  const put = await tx
    .insertInto('team_members')
    .values(
      wanted.map((recruiter_id) => ({
        id: nature.newId(),
        team_id: team.id,
        agency_id: team.agency_id,
        recruiter_id,
        is_lead: isLead,
        added_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['team_id', 'recruiter_id'])
        .doUpdateSet({ is_lead: isLead })
        .where('team_members.is_lead', '<>', isLead),
    )
    .returning('id')
    .execute();
  return put.length;
}

const auditOf = (write: Write, agencyId: string, id: string, action: string, details?: object) =>
  write.audit({ action, agencyId, subject: { type: 'Team', id }, ...(details && { details }) } as never);

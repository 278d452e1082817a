import type { World } from './world.ts';

/** The demo's teams: who leads each is told by place among the agency's claimed recruiters. */
const teams = [
  { agency: 'quokka-and-quill-recruitment', name: 'Engineering', daysAgo: 400, lead: 1, others: [2, 3, 4] },
  { agency: 'quokka-and-quill-recruitment', name: 'Health', daysAgo: 210, lead: 5, others: [0, 6, 7] },
  { agency: 'tui-talent-works', name: 'Auckland', daysAgo: 120, lead: 'pro_team', others: [0, 1, 2] },
] as const;

/** The teams of two agencies whose plan includes them. */
export function addTeams({ rows, dice, daysAgo }: World): void {
  for (const { agency: slug, name, daysAgo: days, lead, others } of teams) {
    const agency = rows.agencies.find((one) => one.slug === slug)!;
    const account = rows.users.find(({ email }) => email === `${lead}@demo.example`);
    const people = rows.recruiters.filter(({ agency_id, is_claimed }) => agency_id === agency.id && is_claimed);
    const leader = account ? people.find(({ user_id }) => user_id === account.id)! : people[Number(lead)]!;
    const created_at = daysAgo(days);
    const id = dice.id(created_at);
    rows.teams.push({ id, agency_id: agency.id!, name, created_at });
    const members = others.flatMap((place) => people[place] ?? []).filter((one) => one !== leader);
    for (const person of [leader, ...members])
      rows.team_members.push({
        id: dice.id(created_at),
        team_id: id,
        agency_id: agency.id!,
        recruiter_id: person.id!,
        is_lead: person === leader,
        added_at: created_at,
      });
  }
}

import { formatCount } from '#common/formats.ts';
import type { TeamList_row$data } from '#web/__generated__/TeamList_row.graphql.ts';

/** A team. */
export type TeamRow = Omit<TeamList_row$data, ' $fragmentType'>;

/** Somebody of the agency who can be on a team. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/** The people on a team: leads first. */
export const peopleOf = ({ members }: Pick<TeamRow, 'members'>) =>
  (members.edges ?? []).flatMap((edge) => {
    const { recruiter, isLead } = edge?.node ?? {};
    return recruiter ? [{ ...recruiter, isLead: isLead === true }] : [];
  });

/** Names in a row. */
export const namesOf = (people: readonly Colleague[]) => people.map(({ name }) => name).join(', ');

/** The names of a team's leads. */
export const leadsOf = (row: TeamRow) => namesOf(peopleOf(row).filter(({ isLead }) => isLead));

/** What the line below a team's name says about its size. */
export const sizeOf = ({ members }: TeamRow) => formatCount(members.totalCount ?? 0, 'person', 'people');

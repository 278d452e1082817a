import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { type PeopleTab, peopleTabsOf, peopleTabWords, type Side } from '#common/people/people.ts';
import { meets } from '#common/roles.ts';
import type { PeoplePage_query$key } from '#web/__generated__/PeoplePage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { InvitePeople } from '#web/features/people/InvitePeople.tsx';
import { memberInvitationList } from '#web/features/people/MemberInvitationList.tsx';
import { peopleList } from '#web/features/people/PeopleList.tsx';
import { PeopleTabs } from '#web/features/people/PeopleTabs.tsx';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { teamList } from '#web/features/teams/TeamList.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { pageOfLists } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';
import { AgencyTeams } from './AgencyTeams.tsx';

/** The people of the user's agency or company, the invitations to join it, and an agency's teams. */
export default function PeoplePage({ data, address }: PageProps) {
  if (tabAt(address) === 'teams') return <AgencyTeams data={data} address={address} />;
  return <People data={data} address={address} />;
}

function People({ data, address }: Pick<PageProps, 'data' | 'address'>) {
  const { viewer } = useFragment(frame, data as PeoplePage_query$key);
  const roles = useUser()?.roles ?? [];
  const side = sideAt(address);
  const tab = tabAt(address);
  const isAdmin = meets(roles, side === 'agency' ? 'recruiter_invite' : 'user_invite');
  const isInPlan = side === 'company' || meets(roles, 'recruiter_user_manage');
  const seats =
    viewer?.seats == null ? null : `${viewer.seatsTaken} of ${formatCount(viewer.seats, 'seat')} of your plan taken.`;
  return (
    <Screen
      title="People"
      about={seats ?? (side === 'agency' ? 'Everyone in your agency' : 'Everyone who hires for your company')}
      action={isAdmin && <InvitePeople side={side} seats={seats} />}
    >
      <PeopleTabs side={side} current={tab} />
      {isAdmin && !isInPlan && <PlanNotice plan="pro_team">Change roles, and deactivate people who leave.</PlanNotice>}
      {tab === 'request' ? (
        <List of={lists[side].request} data={data as never} address={address} given={{ mayInvite: isAdmin }} />
      ) : (
        <List
          of={lists[side].active}
          data={data as never}
          address={address}
          given={{ mayManage: isAdmin && isInPlan }}
        />
      )}
    </Screen>
  );
}

const frame = graphql`
  fragment PeoplePage_query on Query {
    viewer {
      id
      seats
      seatsTaken
    }
  }
`;

const listsOf = (side: Side) => ({ active: peopleList(side), request: memberInvitationList(side), teams: teamList });
const lists = { agency: listsOf('agency'), company: listsOf('company') } as const;

const sideAt = ({ path }: Pick<PageAddress, 'path'>): Side => (path.startsWith('/company/') ? 'company' : 'agency');
const tabAt = (address: Pick<PageAddress, 'path' | 'params'>): PeopleTab =>
  peopleTabsOf[sideAt(address)].find((tab) => tab === address.params['tab']) ?? 'active';

export const page = definePage({
  ...pageOfLists(
    Object.values(lists).flatMap((ofSide) => Object.values(ofSide)),
    (address) => lists[sideAt(address)][tabAt(address)],
    ['add'],
  ),
  head: (_, address) => ({ title: `${peopleTabWords[tabAt(address)]} – People`, canonical: null }),
});

import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { type PeopleView, peopleTabsOf, peopleViewWords, type Side } from '#common/people/people.ts';
import { meets } from '#common/roles.ts';
import { companyEditUrl } from '#common/urls.ts';
import type { PeoplePage_query$key } from '#web/__generated__/PeoplePage_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { InvitePeople } from '#web/features/people/InvitePeople.tsx';
import { joinRequestList } from '#web/features/people/JoinRequestList.tsx';
import { memberInvitationList } from '#web/features/people/MemberInvitationList.tsx';
import { peopleList } from '#web/features/people/PeopleList.tsx';
import { PeopleTabs } from '#web/features/people/PeopleTabs.tsx';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { teamList } from '#web/features/teams/TeamList.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { pageOfLists } from '#web/list/define-list.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AgencyTeams } from './AgencyTeams.tsx';

/** The people of the user's agency or company, the invitations to join it, and an agency's teams. */
export default function PeoplePage({ data, address }: PageProps) {
  if (viewAt(address) === 'teams') return <AgencyTeams data={data} address={address} />;
  return <People data={data} address={address} />;
}

function People({ data, address }: Pick<PageProps, 'data' | 'address'>) {
  const { viewer } = useFragment(frame, data as PeoplePage_query$key);
  const roles = useUser()?.roles ?? [];
  const side = sideAt(address);
  const view = viewAt(address);
  const isAdmin = meets(roles, side === 'agency' ? 'recruiter_invite' : 'user_invite');
  const isInPlan = side === 'company' || meets(roles, 'recruiter_user_manage');
  const seats = viewer?.seats == null ? null : `${viewer.seatsTaken} of ${formatCount(viewer.seats, 'seat')} taken.`;
  const isFull = viewer?.seats != null && viewer.seatsTaken >= viewer.seats;
  return (
    <Screen
      title="People"
      about={seats ?? (side === 'agency' ? 'Everyone in your agency' : 'Everyone who hires for your company')}
      action={
        isAdmin && (
          <>
            {side === 'company' && <Button href={companyEditUrl()}>Company profile</Button>}
            <InvitePeople side={side} seats={seats} />
          </>
        )
      }
    >
      <PeopleTabs side={side} current={view} viewer={viewer} isAdmin={isAdmin} />
      {isAdmin && !isInPlan && view === 'active' && (
        <PlanNotice plan="pro_team">Change roles, and deactivate people who leave.</PlanNotice>
      )}
      {isAdmin && isFull && (
        <Notice tone="warn" title="Every seat is taken">
          To bring in someone else, deactivate a person or withdraw an invitation first, or write to us for more seats.
        </Notice>
      )}
      {view === 'request' && <Requests side={side} data={data} address={address} isAdmin={isAdmin} />}
      {view === 'invitations' && (
        <List of={lists[side].invitations} data={data as never} address={address} given={{ mayInvite: isAdmin }} />
      )}
      {view === 'active' && (
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

type RequestsProps = Pick<PageProps, 'data' | 'address'> & { side: Side; isAdmin: boolean };

function Requests({ side, data, address, isAdmin }: RequestsProps) {
  if (!isAdmin) return <Notice title="Admins answer requests to join">Tell one of them if you expect someone.</Notice>;
  return <List of={lists[side].request} data={data as never} address={address} given={undefined} />;
}

const frame = graphql`
  fragment PeoplePage_query on Query {
    viewer {
      id
      seats
      seatsTaken
      ...PeopleTabs_viewer
    }
  }
`;

const listsOf = (side: Side) => ({
  active: peopleList(side),
  request: joinRequestList(side),
  invitations: memberInvitationList(side),
  teams: teamList,
});
const lists = { agency: listsOf('agency'), company: listsOf('company') } as const;

const sideAt = ({ path }: Pick<PageAddress, 'path'>): Side => (path.startsWith('/company/') ? 'company' : 'agency');
function viewAt(address: Pick<PageAddress, 'path' | 'params' | 'query'>): PeopleView {
  const tab = peopleTabsOf[sideAt(address)].find((one) => one === address.params['tab']) ?? 'active';
  return tab === 'request' && address.query['show'] === 'invitations' ? 'invitations' : tab;
}

export const page = definePage({
  ...pageOfLists(
    Object.values(lists).flatMap((ofSide) => Object.values(ofSide)),
    (address) => lists[sideAt(address)][viewAt(address)],
    ['add'],
  ),
  head: (_, address) => ({ title: `${peopleViewWords[viewAt(address)]} – People`, canonical: null }),
});

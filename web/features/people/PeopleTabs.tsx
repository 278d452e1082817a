import { graphql, useFragment } from 'react-relay';
import { type PeopleView, peopleTabsOf, peopleViewWords, type Side } from '#common/people/people.ts';
import { memberInvitationsUrl, peopleUrl } from '#common/urls.ts';
import type { PeopleTabs_viewer$key } from '#web/__generated__/PeopleTabs_viewer.graphql.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';

type PeopleTabsProps = {
  side: Side;
  current: PeopleView;
  viewer: PeopleTabs_viewer$key | null | undefined;
  /** Admins answer requests to join. */
  isAdmin: boolean;
};

/** The tabs of an agency's or a company's people. */
export function PeopleTabs({ side, current, viewer, isAdmin }: PeopleTabsProps) {
  const { joinRequestsWaiting: waiting = 0 } =
    useFragment(
      graphql`
        fragment PeopleTabs_viewer on User {
          joinRequestsWaiting
        }
      `,
      viewer,
    ) ?? {};
  const views = peopleTabsOf[side].flatMap((tab): PeopleView[] =>
    tab !== 'request' ? [tab] : isAdmin ? ['request', 'invitations'] : ['invitations'],
  );
  return (
    <Tabs
      label="People"
      tabs={views.map((view) => ({
        label: peopleViewWords[view],
        href: view === 'invitations' ? memberInvitationsUrl(side) : peopleUrl(side, view),
        current: view === current,
        ...(view === 'request' && waiting > 0 && { count: String(waiting) }),
      }))}
    />
  );
}

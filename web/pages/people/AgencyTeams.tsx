import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { planThatOpens } from '#common/plans.ts';
import { meets } from '#common/roles.ts';
import { teamsUrl } from '#common/urls.ts';
import type { AgencyTeams_query$key } from '#web/__generated__/AgencyTeams_query.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { PeopleTabs } from '#web/features/people/PeopleTabs.tsx';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { teamList } from '#web/features/teams/TeamList.tsx';
import type { PageProps } from '#web/kit/page.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';

/** The tab of an agency's teams. */
export function AgencyTeams({ data: found, address }: Pick<PageProps, 'data' | 'address'>) {
  const { viewer } = useFragment(frame, found as AgencyTeams_query$key);
  const { kind, recruiters } = useLookedAfter(viewer);
  const navigate = useNavigate();
  const held = useUser()?.roles ?? [];
  const hasTeams = meets(held, 'team_view');
  const mayCreate = kind === 'agency admin' && hasTeams;
  const close = () =>
    void navigate(teamsUrl({ ...address.query, add: undefined }), { replace: true, preventScrollReset: true });
  return (
    <Screen
      title="People"
      about="Teams of recruiters, and the leads who look after them."
      action={
        mayCreate && (
          <Button variant="primary" href={teamsUrl({ ...address.query, add: 'new' })}>
            New team
          </Button>
        )
      }
    >
      <PeopleTabs side="agency" current="teams" viewer={viewer} isAdmin={kind === 'agency admin'} />
      {hasTeams ? (
        <List
          of={teamList}
          data={found as never}
          address={address}
          given={{ colleagues: recruiters, mayCreate, isCreating: address.query['add'] === 'new', onClose: close }}
        />
      ) : (
        <PlanNotice plan={planThatOpens(held, 'team_view')}>
          Leads look after the placements, invitations and reviews of their team, and every list can be filtered by
          team.
        </PlanNotice>
      )}
    </Screen>
  );
}

const frame = graphql`
  fragment AgencyTeams_query on Query {
    viewer {
      id
      ...lookedAfter_viewer
      ...PeopleTabs_viewer
    }
  }
`;

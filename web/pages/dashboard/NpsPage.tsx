import { graphql } from 'react-relay';
import { periodNameOf } from '#common/dashboard/period.ts';
import { npsUrl, workflowsUrl } from '#common/urls.ts';
import type { NpsDashboard_dashboard$key } from '#web/__generated__/NpsDashboard_dashboard.graphql.ts';
import type { NpsPageQuery } from '#web/__generated__/NpsPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { DashboardFilters, periodWords } from '#web/features/dashboard/DashboardFilters.tsx';
import { DashboardTabs } from '#web/features/dashboard/DashboardTabs.tsx';
import { type LookedAfter, useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { NpsDashboard, useNpsDashboard } from '#web/features/surveys/dashboard/NpsDashboard.tsx';
import { npsCsv } from '#web/features/surveys/dashboard/nps-export.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { audienceFilter } from '#web/list/placement-filters.ts';
import { saveFile } from '#web/list/save-file.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** The net promoter score of an agency, or of the viewer's part of it. */
export default function NpsPage({ data, address }: PageProps<NpsPageQuery>) {
  const lookedAfter = useLookedAfter(data.viewer);
  if (data.npsDashboard)
    return (
      <OfAgency dashboard={data.npsDashboard} surveys={data.surveys} address={address} lookedAfter={lookedAfter} />
    );
  return (
    <Screen title="NPS" about="How likely candidates and employers are to recommend an agency">
      <EmptyState>Surveys belong to an agency. Its people see their figures here.</EmptyState>
    </Screen>
  );
}

type OfAgencyProps = {
  dashboard: NpsDashboard_dashboard$key;
  surveys: NpsPageQuery['response']['surveys'];
  address: PageAddress;
  lookedAfter: LookedAfter;
};

function OfAgency({ dashboard, surveys, address: { query }, lookedAfter: { kind, choices, teams } }: OfAgencyProps) {
  const shown = useNpsDashboard(dashboard);
  const workflowIds = new Map(
    nodesOf(surveys).flatMap(({ audience, workflows }) =>
      nodesOf(workflows).flatMap(({ id, group, status }) => (status === 'live' ? [[`${audience} ${group}`, id]] : [])),
    ) as [string, string][],
  );
  const at = { query, href: npsUrl };
  const save = () => {
    const nameIn = (all: readonly { value: string; label: string }[] | undefined, value: string | undefined) =>
      all?.find((one) => one.value === value)?.label;
    const filters = [
      ['Period', periodWords[periodNameOf(query)]],
      ['From (UTC)', shown.from],
      ['Until (UTC)', shown.to],
      ['Audience', nameIn(audienceFilter('sheet').choices, query.audience) ?? 'All'],
      ...(choices.length > 0
        ? [['Recruiter', nameIn(choices, query.recruiter) ?? query.recruiter ?? 'All recruiters'] as const]
        : []),
      ...(teams.length > 0 ? [['Team', nameIn(teams, query.team) ?? 'All teams'] as const] : []),
    ] as const;
    saveFile(`nps ${shown.from} to ${shown.to}.csv`, npsCsv(shown, filters));
  };
  const isNew = !shown.hasFigures && !query.recruiter && !query.team;
  const about =
    kind === 'agency admin'
      ? 'How likely candidates and employers are to recommend your agency'
      : choices.length > 0
        ? "How likely your teams' candidates and employers are to recommend your agency"
        : 'How likely your candidates and employers are to recommend your agency';
  return (
    <Screen title="NPS" about={about} action={!isNew && <Button onClick={save}>Export CSV</Button>}>
      <DashboardTabs current="nps" />
      {isNew ? (
        <EmptyState action={<Button href={workflowsUrl()}>Go to surveys</Button>}>
          No survey has been sent or answered yet. Your score appears here with the first answers.
        </EmptyState>
      ) : (
        <>
          <DashboardFilters
            at={at}
            days={shown}
            audienceLabel="Audience"
            recruiters={choices.length > 0 ? choices : undefined}
            teams={teams}
          />
          <NpsDashboard shown={shown} at={at} workflowIds={workflowIds} />
        </>
      )}
    </Screen>
  );
}

export const page = definePage<NpsPageQuery>({
  query: graphql`
    query NpsPageQuery($period: String, $from: String, $to: String, $audience: String, $recruiter: String, $team: String) {
      viewer {
        id
        ...lookedAfter_viewer
      }
      npsDashboard(period: $period, from: $from, to: $to, audience: $audience, recruiter: $recruiter, team: $team) {
        ...NpsDashboard_dashboard
      }
      surveys(first: 2) {
        edges {
          node {
            audience
            workflows(first: 6, filter: { isCurrent: true }) {
              edges {
                node {
                  id
                  group
                  status
                }
              }
            }
          }
        }
      }
    }
  `,
  parameters: ['period', 'from', 'to', 'audience', 'recruiter', 'team'],
  variables: ({ query: { period, from, to, audience, recruiter, team } }) => ({
    ...{ period, from, to, audience, recruiter, team },
  }),
  head: () => ({ title: 'NPS', canonical: null }),
});

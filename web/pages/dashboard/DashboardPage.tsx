import { graphql } from 'react-relay';
import { periodNameOf } from '#common/dashboard/period.ts';
import { dashboardUrl, reviewsUrl } from '#common/urls.ts';
import type { Dashboard_dashboard$key } from '#web/__generated__/Dashboard_dashboard.graphql.ts';
import type { DashboardPageQuery } from '#web/__generated__/DashboardPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Dashboard, useDashboard } from '#web/features/dashboard/Dashboard.tsx';
import { DashboardFilters, dashboardParameters, periodWords } from '#web/features/dashboard/DashboardFilters.tsx';
import { DashboardTabs } from '#web/features/dashboard/DashboardTabs.tsx';
import { dashboardCsv } from '#web/features/dashboard/export.ts';
import { FirstSteps } from '#web/features/dashboard/FirstSteps.tsx';
import { GivenReviews } from '#web/features/dashboard/GivenReviews.tsx';
import { useLookedAfter } from '#web/features/profiles/looked-after.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import type { Choice } from '#web/list/filters.ts';
import { audienceFilter } from '#web/list/placement-filters.ts';
import { saveFile } from '#web/list/save-file.ts';
import { Button } from '#web/ui/Button.tsx';

/** A recruiter's or agency's figures; for hiring users, the reviews they gave. */
export default function DashboardPage({ data, address }: PageProps<DashboardPageQuery>) {
  const { kind, looksOnly, choices, teams } = useLookedAfter(data.viewer);
  if (data.dashboard)
    return (
      <OfReviews
        dashboard={data.dashboard}
        address={address}
        who={looksOnly ? 'staff' : kind === 'agency admin' ? 'agency' : choices.length > 0 ? 'teams' : 'own'}
        recruiters={looksOnly || choices.length > 0 ? choices : undefined}
        teams={teams}
      />
    );
  return (
    <Screen title="Dashboard" about="Every review you gave, and what became of it.">
      <DashboardTabs current="reviews" />
      {data.viewer && <GivenReviews user={data.viewer} />}
    </Screen>
  );
}

const abouts = {
  own: 'How your reviews and invitations are going.',
  agency: "How your agency's reviews and invitations are going.",
  teams: "How your teams' reviews and invitations are going.",
  staff: 'How the reviews and invitations of all agencies are going.',
} as const;

type OfReviewsProps = {
  dashboard: Dashboard_dashboard$key;
  address: PageAddress;
  who: keyof typeof abouts;
  /** Whom the figures can be narrowed to; undefined if to nobody. */
  recruiters: readonly Choice[] | undefined;
  teams: readonly Choice[];
};

function OfReviews({ dashboard, address: { query }, who, recruiters, teams }: OfReviewsProps) {
  const shown = useDashboard(dashboard, query.rating);
  const at = { query, href: dashboardUrl };
  const named = recruiters?.find(({ value }) => value === query.recruiter)?.label ?? query.recruiter;
  const team = teams.find(({ value }) => value === query.team)?.label;
  const save = () => {
    const audience = audienceFilter('sheet').choices?.find(({ value }) => value === query.audience)?.label;
    const filters = [
      ['Period', periodWords[periodNameOf(query)]],
      ['From (UTC)', shown.from],
      ['Until (UTC)', shown.to],
      ['Reviewer type', audience ?? 'All'],
      ...(recruiters ? [['Recruiter', named ?? 'All recruiters'] as const] : []),
      ...(team ? [['Team', team] as const] : []),
    ] as const;
    saveFile(`dashboard ${shown.from} to ${shown.to}.csv`, dashboardCsv(shown, filters));
  };
  const isNew = !shown.hasFigures && shown.eligible === 0 && !query.recruiter && !query.team && !query.audience;
  return (
    <Screen
      title="Dashboard"
      about={abouts[who]}
      action={
        !isNew && (
          <>
            <Button onClick={save}>Export CSV</Button>
            {who !== 'staff' && (
              <Button variant="primary" href={reviewsUrl('requested', { ask: 'new' })}>
                Invite to review
              </Button>
            )}
          </>
        )
      }
    >
      {who !== 'staff' && <DashboardTabs current="reviews" />}
      {isNew ? (
        <FirstSteps mayInvite={who !== 'staff'} />
      ) : (
        <>
          <DashboardFilters at={at} days={shown} recruiters={recruiters} teams={teams} />
          <Dashboard shown={shown} at={at} namesRecruiter={who !== 'own' && !query.recruiter} />
        </>
      )}
    </Screen>
  );
}

export const page = definePage<DashboardPageQuery>({
  query: graphql`
    query DashboardPageQuery($period: String, $from: String, $to: String, $audience: String, $recruiter: String, $team: String) {
      viewer {
        id
        ...lookedAfter_viewer
        ...GivenReviews_user
      }
      dashboard(period: $period, from: $from, to: $to, audience: $audience, recruiter: $recruiter, team: $team) {
        ...Dashboard_dashboard
      }
    }
  `,
  parameters: dashboardParameters,
  variables: ({ query: { period, from, to, audience, recruiter, team } }) => ({
    ...{ period, from, to, audience, recruiter, team },
  }),
  head: () => ({ title: 'Dashboard', canonical: null }),
});

import { graphql } from 'react-relay';
import { accountUrl, reviewsUrl } from '#common/urls.ts';
import type { HomePageQuery } from '#web/__generated__/HomePageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Home } from '#web/features/onboarding/Home.tsx';
import { OwnRequest } from '#web/features/people/OwnRequest.tsx';
import { TrainingCard } from '#web/features/training/TrainingCard.tsx';
import { useFeatures } from '#web/kit/features.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** Where recruiters land while they are led: what to do next, their figures, and what happened lately. */
export default function HomePage({ data: { viewer, onboarding, dashboard } }: PageProps<HomePageQuery>) {
  const { trainingSessionModal } = useFeatures();
  return (
    <Screen
      title="Home"
      about="What to do next, and what's new"
      action={onboarding && <Button href={reviewsUrl('requested', { ask: 'new' })}>Invite to review</Button>}
    >
      <OwnRequest user={viewer} isBrief />
      {onboarding && dashboard ? (
        <Home onboarding={onboarding} dashboard={dashboard}>
          {trainingSessionModal && viewer && <TrainingCard user={viewer} />}
        </Home>
      ) : (
        <Notice
          title="Your account doesn't have a recruiter profile"
          action={<Button href={accountUrl()}>Join an agency</Button>}
        >
          Recruiters see their first steps and their figures here.
        </Notice>
      )}
    </Screen>
  );
}

export const page = definePage<HomePageQuery>({
  query: graphql`
    query HomePageQuery {
      viewer {
        id
        ...OwnRequest_user
        ...TrainingCard_user
      }
      onboarding {
        ...Home_onboarding
      }
      dashboard(period: "12m") {
        ...Home_dashboard
      }
    }
  `,
  head: () => ({ title: 'Home', canonical: null }),
});

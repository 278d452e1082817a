import { lazy, useState } from 'react';
import { formatCount } from '#common/formats.ts';
import { googleSummary } from '#common/google/words.ts';
import { meets } from '#common/roles.ts';
import { importGoogleReviewsUrl } from '#common/urls.ts';
import type { GoogleReviewListQuery } from '#web/__generated__/GoogleReviewListQuery.graphql.ts';
import { ChartArea, ChartCard } from '#web/app-ui/charts/ChartCard.tsx';
import { Screen } from '#web/app-ui/Screen.tsx';
import { DashboardTabs } from '#web/features/dashboard/DashboardTabs.tsx';
import { CardRow, CardStack, FigureNote } from '#web/features/dashboard/FigureCards.tsx';
import { AskOnGoogle } from '#web/features/google-reviews/AskOnGoogle.tsx';
import { googleReviewList } from '#web/features/google-reviews/GoogleReviewList.tsx';
import { monthsOf, ratingsOf } from '#web/features/google-reviews/google-figures.ts';
import { useFeatures } from '#web/kit/features.ts';
import { localId } from '#web/kit/local-id.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { List } from '#web/list/List.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

// The chart libraries load after everything else: the figures don't wait for them.
const Bars = lazy(() => import('#web/app-ui/charts/Charts.tsx').then(({ Bars }) => ({ default: Bars })));

/** What people say on Google about an agency's places: how many, which ratings, when, and how to ask for more. */
export default function GoogleReviewsPage({ data, address }: PageProps<GoogleReviewListQuery>) {
  const places = nodesOf(data.imported);
  const mayImport = meets(useHeldRoles(), ['google_reviews_connect', 'recruiter_admin']);
  const isImporting = useFeatures().importFromGoogle;
  const chosen = address.query['place'];
  const shown = places.filter(({ id }) => !chosen || localId(id) === chosen);
  const ratings = ratingsOf(shown);
  const months = monthsOf(shown, new Date());
  return (
    <Screen title="Google reviews" about="What people say about your agency on Google. It never counts in your score">
      <DashboardTabs current="google" />
      {places.length === 0 ? (
        <EmptyState
          action={mayImport && isImporting && <Button href={importGoogleReviewsUrl()}>Import Google reviews</Button>}
        >
          {mayImport
            ? 'Connect your Google account and import a place. Its reviews and ratings appear here.'
            : "Your agency's admin imports reviews from Google. They appear here."}
        </EmptyState>
      ) : (
        <CardStack>
          <CardRow of="two">
            {places.map((place) => (
              <PlaceFigures key={place.id} {...place} />
            ))}
          </CardRow>
          <CardRow of="two">
            <ChartCard
              table={ratings.table}
              about={`Of ${formatCount(shown.length, 'place')}, as people gave them on Google.`}
              empty={ratings.isEmpty && <FigureNote>No ratings yet.</FigureNote>}
            >
              <ChartArea>
                <Bars label="Ratings on Google" points={ratings.points} series={ratings.series} />
              </ChartArea>
            </ChartCard>
            <ChartCard
              table={months.table}
              about="The last 12 months, by when they were written. Months are in UTC."
              empty={months.isEmpty && <FigureNote>No ratings in the last 12 months.</FigureNote>}
            >
              <ChartArea>
                <Bars label="Reviews by month" points={months.points} series={months.series} />
              </ChartArea>
            </ChartCard>
          </CardRow>
          <List
            of={googleReviewList}
            data={data}
            address={address}
            given={undefined}
            offers={{ place: places.map(({ id, title }) => ({ value: localId(id), label: title })) }}
          />
        </CardStack>
      )}
    </Screen>
  );
}

type PlaceFiguresProps = {
  readonly title: string;
  readonly reviewCount: number | null | undefined;
  readonly average: number | null | undefined;
  readonly newReviewUri: string | null | undefined;
  readonly readAt: string | null | undefined;
};

function PlaceFigures({ title, reviewCount, average, newReviewUri, readAt }: PlaceFiguresProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card
      title={title}
      action={
        newReviewUri && (
          <Button size="small" onClick={() => setAsking(true)}>
            Ask for a review
          </Button>
        )
      }
    >
      <FigureNote>{readAt ? googleSummary(reviewCount, average) : "We're importing its reviews."}</FigureNote>
      {newReviewUri && (
        <Dialog title={`Reviews of ${title}`} open={isAsking} onClose={() => setAsking(false)}>
          {isAsking && <AskOnGoogle title={title} link={newReviewUri} />}
        </Dialog>
      )}
    </Card>
  );
}

export const page = definePage<GoogleReviewListQuery>({
  ...googleReviewList.page,
  head: () => ({ title: 'Google reviews', canonical: null }),
});

import { graphql } from 'react-relay';
import type { MarketingAssetsPageQuery } from '#web/__generated__/MarketingAssetsPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { BrandAssets } from '#web/features/assets/BrandAssets.tsx';
import { TemplateCards } from '#web/features/assets/TemplateCards.tsx';
import { RecommendedBadgePanel } from '#web/features/badges/RecommendedBadgePanel.tsx';
import { useFeatures } from '#web/kit/features.ts';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { PageSection } from './PageSection.tsx';

/** Templates filled with the figures of a person, and our own marks. */
export default function MarketingAssetsPage({ data }: PageProps<MarketingAssetsPageQuery>) {
  const { shareAndPromoteMarketingAssets: hasTemplates, recommendedRecruiter: hasBadge } = useFeatures();
  const { assetContent: content, viewer } = data;
  const recruiter = viewer?.recruiter;
  return (
    <Screen
      title="Marketing assets"
      about={hasTemplates ? 'Pictures with your figures, and our logos.' : 'Our logos, and how to use them.'}
    >
      {hasTemplates && (
        <PageSection
          title="Templates"
          about="Filled with your figures of today. Customize one, or download it as it is."
        >
          {content && recruiter ? (
            <TemplateCards content={content} subjectId={recruiter.id} />
          ) : (
            <Notice title="You don't have a profile of your own">
              Recruiters find templates with their own figures here.
            </Notice>
          )}
        </PageSection>
      )}
      {hasBadge && recruiter && (
        <PageSection
          title="Recommended recruiter badge"
          about="For recruiters whose clients and candidates rate them highly."
        >
          <RecommendedBadgePanel recruiter={recruiter} />
        </PageSection>
      )}
      <PageSection title="Brand assets" about="Our logo and name, to show where your reviews come from.">
        <BrandAssets />
      </PageSection>
    </Screen>
  );
}

export const page = definePage<MarketingAssetsPageQuery>({
  query: graphql`
    query MarketingAssetsPageQuery {
      assetContent
      viewer {
        recruiter {
          id
          ...RecommendedBadgePanel_recruiter
        }
      }
    }
  `,
  head: () => ({ title: 'Marketing assets', canonical: null }),
});

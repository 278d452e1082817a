import { graphql } from 'react-relay';
import type { FeaturesPageQuery } from '#web/__generated__/FeaturesPageQuery.graphql.ts';
import { FeatureMatrix } from '#web/features/admin/features/FeatureMatrix.tsx';
import { PanelFrame } from '#web/features/admin/panel/PanelFrame.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** The features that are on here, read-only. */
export default function FeaturesPage({ data: { features } }: PageProps<FeaturesPageQuery>) {
  return <PanelFrame part="flags">{features && <FeatureMatrix features={features} />}</PanelFrame>;
}

export const page = definePage<FeaturesPageQuery>({
  query: graphql`
    query FeaturesPageQuery {
      features {
        ...FeatureMatrix_features
      }
    }
  `,
  head: () => ({ title: 'Feature flags – Admin panel', canonical: null }),
});

import { graphql, useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { agencyEditUrl, agencyUrl } from '#common/urls.ts';
import type { AgencyPageQuery } from '#web/__generated__/AgencyPageQuery.graphql.ts';
import type { AgencyPreviewPageQuery } from '#web/__generated__/AgencyPreviewPageQuery.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { WithoutProfile } from '#web/features/profiles/editing/WithoutProfile.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import AgencyPage, { page as publicPage } from '../profiles/AgencyPage.tsx';
import styles from './EditPage.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';

/** The user's agency as the public sees it, or will see it once approved, as saved. */
export default function AgencyPreviewPage({ data: { viewer } }: PageProps<AgencyPreviewPageQuery>) {
  const agency = viewer?.agencyToEdit;
  if (!agency)
    return (
      <div className={styles.page}>
        <TitleRow title="Your agency" />
        <WithoutProfile what="agency" />
      </div>
    );
  return (
    <PreviewFrame editHref={agencyEditUrl()} publicHref={agency.isApproved ? agencyUrl(agency.slug) : null}>
      <PublicPage slug={agency.slug} />
    </PreviewFrame>
  );
}

/** Uses the component and query of the public page itself. */
function PublicPage({ slug }: { slug: string }) {
  const address: PageAddress = { path: agencyUrl(slug), params: { slug }, query: {} };
  const variables = publicPage.variables!(address);
  const query = publicPage.query as GraphQLTaggedNode;
  const data = useLazyLoadQuery<AgencyPageQuery>(query, variables, { fetchPolicy: 'store-and-network' });
  return <AgencyPage data={data} address={address} answer={undefined} />;
}

export const page = definePage<AgencyPreviewPageQuery>({
  query: graphql`
    query AgencyPreviewPageQuery {
      viewer {
        id
        agencyToEdit {
          id
          slug
          isApproved
        }
      }
    }
  `,
});

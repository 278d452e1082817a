import { graphql, useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { recruiterEditUrl, recruiterUrl } from '#common/urls.ts';
import type { RecruiterPageQuery } from '#web/__generated__/RecruiterPageQuery.graphql.ts';
import type { RecruiterPreviewPageQuery } from '#web/__generated__/RecruiterPreviewPageQuery.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { WithoutProfile } from '#web/features/profiles/editing/WithoutProfile.tsx';
import type { PhoneAnswer } from '#web/features/profiles/recruiters/ContactCard.tsx';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import RecruiterPage, { page as publicPage } from '../profiles/RecruiterPage.tsx';
import styles from './EditPage.module.css';
import { PreviewFrame } from './PreviewFrame.tsx';

export { action } from '../profiles/RecruiterPage.tsx';

/** The user's profile as the public sees it, as saved. */
export default function RecruiterPreviewPage(props: PageProps<RecruiterPreviewPageQuery, PhoneAnswer>) {
  const slug = props.data.viewer?.recruiterToEdit?.slug;
  if (!slug)
    return (
      <div className={styles.page}>
        <TitleRow title="Your profile" />
        <WithoutProfile what="profile" />
      </div>
    );
  return (
    <PreviewFrame editHref={recruiterEditUrl()} publicHref={recruiterUrl(slug)}>
      <PublicPage slug={slug} answer={props.answer} />
    </PreviewFrame>
  );
}

/** Uses the component and query of the public page itself. */
function PublicPage({ slug, answer }: { slug: string; answer: PhoneAnswer | undefined }) {
  const address: PageAddress = { path: recruiterUrl(slug), params: { slug }, query: {} };
  const variables = publicPage.variables!(address);
  const query = publicPage.query as GraphQLTaggedNode;
  const data = useLazyLoadQuery<RecruiterPageQuery>(query, variables, { fetchPolicy: 'store-and-network' });
  return <RecruiterPage data={data} address={address} answer={answer} />;
}

export const page = definePage<RecruiterPreviewPageQuery>({
  query: graphql`
    query RecruiterPreviewPageQuery {
      viewer {
        id
        recruiterToEdit {
          id
          slug
        }
      }
    }
  `,
});

import { graphql } from 'react-relay';
import { peopleUrl } from '#common/urls.ts';
import type { CompanyEditPageQuery } from '#web/__generated__/CompanyEditPageQuery.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { CompanySections } from '#web/features/profiles/editing/CompanySections.tsx';
import { WithoutProfile } from '#web/features/profiles/editing/WithoutProfile.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './EditPage.module.css';

/** Where a company's admin edits its profile. */
export default function CompanyEditPage({ data: { viewer } }: PageProps<CompanyEditPageQuery>) {
  return (
    <div className={styles.page}>
      <TitleRow
        title="Your company"
        about="Its profile and its email domains"
        action={<Button href={peopleUrl('company')}>People</Button>}
      />
      {viewer?.company ? (
        <CompanySections company={viewer.company} ownEmail={viewer.email} />
      ) : (
        <WithoutProfile what="company" />
      )}
    </div>
  );
}

export const page = definePage<CompanyEditPageQuery>({
  query: graphql`
    query CompanyEditPageQuery {
      viewer {
        id
        email
        company {
          id
          ...CompanySections_company
        }
      }
    }
  `,
});

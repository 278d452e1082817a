import { graphql } from 'react-relay';
import type { AgencyEditPageQuery } from '#web/__generated__/AgencyEditPageQuery.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { AgencySections } from '#web/features/profiles/editing/AgencySections.tsx';
import { ProfileTabs } from '#web/features/profiles/editing/ProfileTabs.tsx';
import { WithoutProfile } from '#web/features/profiles/editing/WithoutProfile.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import styles from './EditPage.module.css';

/** Where an agency's admin edits its public page. */
export default function AgencyEditPage({ data: { viewer } }: PageProps<AgencyEditPageQuery>) {
  return (
    <div className={styles.page}>
      <TitleRow title="Your agency" about="What the public sees of it" />
      <ProfileTabs current="agency" />
      {viewer?.agencyToEdit ? <AgencySections profile={viewer.agencyToEdit} /> : <WithoutProfile what="agency" />}
    </div>
  );
}

export const page = definePage<AgencyEditPageQuery>({
  query: graphql`
    query AgencyEditPageQuery {
      viewer {
        id
        agencyToEdit {
          id
          ...AgencySections_profile
        }
      }
    }
  `,
});

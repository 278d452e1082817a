import { graphql } from 'react-relay';
import type { RecruiterEditPageQuery } from '#web/__generated__/RecruiterEditPageQuery.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { ProfileTabs } from '#web/features/profiles/editing/ProfileTabs.tsx';
import { RecruiterSections } from '#web/features/profiles/editing/RecruiterSections.tsx';
import { WithoutProfile } from '#web/features/profiles/editing/WithoutProfile.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import styles from './EditPage.module.css';

/** Where recruiters edit their public profile. */
export default function RecruiterEditPage({ data: { viewer } }: PageProps<RecruiterEditPageQuery>) {
  return (
    <div className={styles.page}>
      <TitleRow title="Your profile" about="What the public sees of you" />
      <ProfileTabs current="recruiter" />
      {viewer?.recruiterToEdit ? (
        <RecruiterSections profile={viewer.recruiterToEdit} />
      ) : (
        <WithoutProfile what="profile" />
      )}
    </div>
  );
}

export const page = definePage<RecruiterEditPageQuery>({
  query: graphql`
    query RecruiterEditPageQuery {
      viewer {
        id
        recruiterToEdit {
          id
          ...RecruiterSections_profile
        }
      }
    }
  `,
});

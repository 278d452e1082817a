import { graphql } from 'react-relay';
import { accountUrl } from '#common/urls.ts';
import type { UserProfilePageQuery } from '#web/__generated__/UserProfilePageQuery.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { UserProfile } from '#web/features/accounts/users/UserProfile.tsx';
import { OwnRequest } from '#web/features/people/OwnRequest.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './AccountPage.module.css';

/** Where people who hire edit their own details. */
export default function UserProfilePage({ data: { viewer } }: PageProps<UserProfilePageQuery>) {
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <TitleRow title="Your profile" about="Your name, your job, and how we reach you." />
      <OwnRequest user={viewer} isBrief />
      <UserProfile user={viewer} />
      <p>
        Your email, password, and emails about notices are in <Link href={accountUrl()}>your account</Link>.
      </p>
    </div>
  );
}

export const page = definePage<UserProfilePageQuery>({
  query: graphql`
    query UserProfilePageQuery {
      viewer {
        id
        ...UserProfile_user
        ...OwnRequest_user
      }
    }
  `,
});

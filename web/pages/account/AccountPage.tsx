import { graphql } from 'react-relay';
import { isStaff, kindOf } from '#common/kinds.ts';
import type { AccountPageQuery } from '#web/__generated__/AccountPageQuery.graphql.ts';
import { TitleRow } from '#web/app-ui/TitleRow.tsx';
import { ChangeEmail } from '#web/features/accounts/email-change/ChangeEmail.tsx';
import { ChangePassword } from '#web/features/accounts/passwords/ChangePassword.tsx';
import { WhoYouAre } from '#web/features/accounts/registration/WhoYouAre.tsx';
import { SessionList } from '#web/features/accounts/session/SessionList.tsx';
import { SignInMethods } from '#web/features/accounts/sign-in-by/SignInMethods.tsx';
import { TimeZoneSection } from '#web/features/accounts/time-zone/TimeZoneSection.tsx';
import { OwnName } from '#web/features/accounts/users/OwnName.tsx';
import { OwnDataRequests } from '#web/features/contact/data-requests/OwnDataRequests.tsx';
import { NoticeChoices } from '#web/features/notices/NoticeChoices.tsx';
import { OwnPlace } from '#web/features/people/OwnPlace.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { useSession, useUser } from '#web/kit/session/use-session.ts';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './AccountPage.module.css';

/** The user's own account: their details, password and sessions. */
export default function AccountPage({ data: { viewer } }: PageProps<AccountPageQuery>) {
  const { switchUser } = useSession();
  const isOfStaff = isStaff(kindOf(useUser()?.roles ?? []));
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <TitleRow title="Your account" about="Your details, how you sign in, and where you're signed in." />
      <Card title="Your details">
        <WhoYouAre user={viewer} />
      </Card>
      <OwnName user={viewer} />
      {!isOfStaff && <OwnPlace user={viewer} mayLeave={switchUser === null} />}
      {switchUser === null ? (
        <>
          <Card title="Email">
            <ChangeEmail user={viewer} />
          </Card>
          <TimeZoneSection user={viewer} />
          <NoticeChoices user={viewer} />
          <Card title="Password">
            <ChangePassword />
          </Card>
          {!isOfStaff && (
            <Card title="Sign-in methods">
              <SignInMethods user={viewer} />
            </Card>
          )}
          <Card title="Where you're signed in">
            <SessionList user={viewer} />
          </Card>
          <Card title="Your data">
            <OwnDataRequests user={viewer} />
          </Card>
        </>
      ) : (
        <Notice title="You can't change emails, passwords or sessions while acting as someone">
          {`You're acting as ${switchUser}. Only they can change their email and password, and end their sessions. To open your own account, stop acting as them.`}
        </Notice>
      )}
    </div>
  );
}

export const page = definePage<AccountPageQuery>({
  query: graphql`
    query AccountPageQuery {
      viewer {
        id
        ...WhoYouAre_user
        ...OwnName_user
        ...OwnPlace_user
        ...ChangeEmail_user
        ...SessionList_user
        ...SignInMethods_user
        ...TimeZoneSection_user
        ...NoticeChoices_user
        ...OwnDataRequests_user
      }
    }
  `,
});

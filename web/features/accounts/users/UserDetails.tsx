import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AccountType } from '#common/accounts/account-roles.ts';
import { countries } from '#common/countries.ts';
import { formatDateTime } from '#common/formats.ts';
import { recruiterUrl } from '#common/urls.ts';
import type { UserDetails_user$key } from '#web/__generated__/UserDetails_user.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { AccountActions } from './AccountActions.tsx';
import { Email } from './Email.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserStatus } from './UserStatus.tsx';
import { rolesInWords, typeWords } from './user-words.ts';

/** A user's details and the history of their account. */
export function UserDetails({ user }: { user: UserDetails_user$key }) {
  const zone = useTimeZone();
  const row = useFragment(
    graphql`
      fragment UserDetails_user on User {
        id
        email
        type
        roles
        status
        country
        isVerified
        ...AccountActions_user
        createdAt
        lastSignedInAt
        recruiter {
          slug
          name
          agency {
            name
          }
        }
        company {
          name
        }
      }
    `,
    user,
  );
  const { recruiter } = row;
  return (
    <>
      <p>
        <UserStatus status={row.status} />
      </p>
      <Facts
        facts={[
          [
            'Email',
            <>
              <Email email={row.email} /> {!row.isVerified && <span>(not confirmed)</span>}
            </>,
          ],
          ['Account', typeWords[row.type as AccountType]],
          ['Roles', rolesInWords(row.roles)],
          ['Profile', recruiter && { href: recruiterUrl(recruiter.slug), text: recruiter.name }],
          ['Agency', recruiter?.agency.name],
          ['Company', row.company?.name],
          ['Country', countries.find(({ code }) => code === row.country)?.name ?? row.country],
          ['Joined', formatDateTime(row.createdAt, zone)],
          ['Last signed in', row.lastSignedInAt ? formatDateTime(row.lastSignedInAt, zone) : 'Never'],
        ]}
      />
      <AccountActions user={row} />
      <Suspense fallback={<Skeleton lines={4} />}>
        <UserHistory key={row.id} userId={row.id} />
      </Suspense>
    </>
  );
}

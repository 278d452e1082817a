import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { roleLabel } from '#common/accounts/account-roles.ts';
import { countryOf } from '#common/countries.ts';
import { formatDateTime } from '#common/formats.ts';
import { mainRoleOf } from '#common/kinds.ts';
import { planNames, planOf } from '#common/plans.ts';
import { meets, roleName } from '#common/roles.ts';
import { agencyEditUrl, agencyUrl } from '#common/urls.ts';
import type { WhoYouAre_user$key } from '#web/__generated__/WhoYouAre_user.graphql.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Link } from '#web/ui/Link.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './WhoYouAre.module.css';

/** The account's details, and where the person belongs. */
export function WhoYouAre({ user }: { user: WhoYouAre_user$key }) {
  const zone = useTimeZone();
  const { name, email, country, isVerified, lastSignedInAt, recruiter, company } = useFragment(
    graphql`
      fragment WhoYouAre_user on User {
        name
        email
        country
        isVerified
        lastSignedInAt
        recruiter {
          agency {
            name
            slug
            hasPage
          }
        }
        company {
          name
        }
      }
    `,
    user,
  );
  const signedIn = useUser();
  const roles = signedIn?.roles ?? [];
  const role = mainRoleOf(roles);
  const isApproved = signedIn?.attributes.approved ?? false;
  return (
    <dl className={styles.facts}>
      <Fact name="Name">{name}</Fact>
      <Fact name="Email">
        {email} {isVerified ? <Tag tone="good">Confirmed</Tag> : <Tag tone="warn">Not confirmed yet</Tag>}
      </Fact>
      {recruiter && (
        <Fact name="Agency">
          <AgencyName {...recruiter.agency} /> <Approval isApproved={isApproved} />
          {meets(roles, 'agency_edit') && <Link href={agencyEditUrl()}>Edit agency page</Link>}
        </Fact>
      )}
      {company && (
        <Fact name="Company">
          <span>{company.name}</span> <Approval isApproved={isApproved} />
        </Fact>
      )}
      <Fact name="Role">{role ? roleLabel(roleName(role)) : 'None yet'}</Fact>
      {signedIn?.attributes.type === 'recruiter' && <Fact name="Plan">{planNames[planOf(roles)]}</Fact>}
      <Fact name="Country">{countryOf(country)?.name ?? '–'}</Fact>
      <Fact name="Last signed in">{lastSignedInAt ? formatDateTime(lastSignedInAt, zone) : 'Never'}</Fact>
    </dl>
  );
}

function AgencyName({ name, slug, hasPage }: { name: string; slug: string; hasPage: boolean }) {
  return hasPage ? <Link href={agencyUrl(slug)}>{name}</Link> : <span>{name}</span>;
}

/** Whether our team has approved the agency or company. */
function Approval({ isApproved }: { isApproved: boolean }) {
  return isApproved ? <Tag tone="good">Approved</Tag> : <Tag tone="warn">Waiting for approval</Tag>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

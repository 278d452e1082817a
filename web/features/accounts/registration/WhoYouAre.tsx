import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { roleLabel, rolesOfType } from '#common/accounts/account-roles.ts';
import { countryOf } from '#common/countries.ts';
import { formatDateTime } from '#common/formats.ts';
import { isStaff, kindOf } from '#common/kinds.ts';
import { roleName } from '#common/roles.ts';
import type { WhoYouAre_user$key } from '#web/__generated__/WhoYouAre_user.graphql.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './WhoYouAre.module.css';

/** The account's details. */
export function WhoYouAre({ user }: { user: WhoYouAre_user$key }) {
  const zone = useTimeZone();
  const { name, email, country, isVerified, lastSignedInAt } = useFragment(
    graphql`
      fragment WhoYouAre_user on User {
        name
        email
        country
        isVerified
        lastSignedInAt
      }
    `,
    user,
  );
  const signedIn = useUser();
  return (
    <dl className={styles.facts}>
      <Fact name="Name">{name}</Fact>
      <Fact name="Email">
        {email} {isVerified ? <Tag tone="good">Confirmed</Tag> : <Tag tone="warn">Not confirmed yet</Tag>}
      </Fact>
      <Fact name="Country">{countryOf(country)?.name ?? '–'}</Fact>
      <Fact name="Roles">{rolesInWords(signedIn?.roles ?? [])}</Fact>
      {signedIn && !isStaff(kindOf(signedIn.roles)) && (
        <Approval type={signedIn.attributes.type} isApproved={signedIn.attributes.approved} />
      )}
      <Fact name="Last signed in">{lastSignedInAt ? formatDateTime(lastSignedInAt, zone) : '–'}</Fact>
    </dl>
  );
}

/** The labels of the roles, with basic roles before plans. */
function rolesInWords(names: readonly string[]): string {
  const order = Object.values(rolesOfType).flatMap((choices) => choices.map(({ role }) => roleName(role)));
  const sorted = [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return sorted.map(roleLabel).join(', ') || 'None yet';
}

/** Whether staff have approved the agency or company. */
function Approval({ type, isApproved }: { type: 'recruiter' | 'user'; isApproved: boolean }) {
  return (
    <Fact name={type === 'recruiter' ? 'Agency' : 'Company'}>
      {isApproved ? (
        <Tag tone="good">Approved</Tag>
      ) : (
        <>
          <Tag>Not approved</Tag> Our team checks every agency and company.
        </>
      )}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

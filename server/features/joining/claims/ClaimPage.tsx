import { framedPage } from '#server/features/mailing/pages/framed-page.tsx';
import type { ClaimToVerify } from './claims.queries.ts';

/** Asks the person who followed the link to confirm. Opening the page changes nothing. */
export function verifyClaimForm({ profileName, agencyName, email, wish }: ClaimToVerify): string {
  const isObjection = wish === 'objection';
  const whose = agencyName ? `${profileName} of ${agencyName}` : profileName;
  return framedPage(
    isObjection ? 'Confirm your objection' : 'Confirm your claim',
    <>
      <h1>{isObjection ? `Shall the profile of ${whose} go?` : `Is the profile of ${whose} yours?`}</h1>
      <p>
        Confirm that {email} is your address. Then one of our team looks at your {isObjection ? 'objection' : 'claim'},
        and writes to you.
      </p>
      <form method="post">
        <button type="submit">{isObjection ? 'Confirm my objection' : 'Confirm my claim'}</button>
      </form>
      <p className="soft">Did you not ask for this? Close this page; nothing happens.</p>
    </>,
  );
}

/** The same answer for a mistyped link and for one that never existed. */
export function unknownClaimPage(): string {
  return framedPage(
    'Link not found',
    <>
      <h1>We do not know this link</h1>
      <p>
        It may have been cut off in your e-mail program, or a newer link has taken its place. Open it from the newest of
        our e-mails, or claim the profile again.
      </p>
    </>,
  );
}

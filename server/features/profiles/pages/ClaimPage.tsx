import type { ReactNode } from 'react';
import { productName } from '#common/product.ts';
import { pageOf } from '../../mailing/pages/Page.tsx';
import { unsubscribeStylesUrl } from '../../mailing/pages/styles.ts';
import type { ClaimToVerify } from '../claims.queries.ts';

/** Asks whoever followed the link to confirm. It is only asked: opening the page changes nothing. */
export function verifyClaimForm({ recruiterName, agencyName, email, wish }: ClaimToVerify): string {
  const isObjection = wish === 'objection';
  return framed(
    isObjection ? 'Confirm your objection' : 'Confirm your claim',
    <>
      <h1>
        {isObjection
          ? `Shall the profile of ${recruiterName} of ${agencyName} go?`
          : `Is the profile of ${recruiterName} of ${agencyName} yours?`}
      </h1>
      <p>
        Confirm that {email} is your address. Then somebody of ours looks at your {isObjection ? 'objection' : 'claim'},
        and writes to you.
      </p>
      <form method="post">
        <button type="submit">{isObjection ? 'Confirm my objection' : 'Confirm my claim'}</button>
      </form>
      <p className="soft">Did you not ask for this? Close this page; nothing happens.</p>
    </>,
  );
}

/** The same answer for a mistyped link and for one that never was. */
export function unknownClaimPage(): string {
  return framed(
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

function framed(title: string, content: ReactNode): string {
  return pageOf(
    title,
    unsubscribeStylesUrl,
    <main>
      <p className="product">{productName}</p>
      {content}
    </main>,
  );
}

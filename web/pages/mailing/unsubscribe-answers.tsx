import { productName } from '#common/product.ts';
import { LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';

/** Says that stopping was taken back, and what that does not bring back. `agencyName` is null for all emails. */
export function MailsAgain({ agencyName }: { agencyName: string | null }) {
  return (
    <LinkPage title="You get these e-mails again" isAnswer>
      <p>
        {agencyName
          ? `${agencyName} may e-mail you through ${productName} again.`
          : `You get e-mails from ${productName} again.`}
      </p>
      <SoftWords>
        The link to a review that you were sent before has ended. Whoever asked you for it can send you a new one.
      </SoftWords>
    </LinkPage>
  );
}

/** The same for a mistyped link and for one that never was. */
export function UnknownLink() {
  return (
    <LinkPage title="We do not know this link">
      <p>It may have been cut off in your e-mail program. Open it from the e-mail itself, or copy all of it.</p>
    </LinkPage>
  );
}

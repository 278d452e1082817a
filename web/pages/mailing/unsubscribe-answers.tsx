import { productName } from '#common/product.ts';
import { DeadLink, LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import { useSite } from '#web/kit/site.ts';
import { Button } from '#web/ui/Button.tsx';

/** Says that stopping was taken back, and what that does not bring back. `agencyName` is null for all emails. */
export function MailsAgain({ agencyName }: { agencyName: string | null }) {
  return (
    <LinkPage title="You'll get these emails again" isAnswer>
      <p>
        {agencyName
          ? `${agencyName} can email you through ${productName} again.`
          : `You'll get emails from ${productName} again.`}
      </p>
      <SoftWords>
        Any review link you got earlier no longer works. The person who invited you can send a new one.
      </SoftWords>
    </LinkPage>
  );
}

/** The same for a mistyped link and for one that never was. */
export function UnknownLink() {
  const { contact } = useSite();
  return (
    <DeadLink way={<Button href={`mailto:${contact}`}>Email us</Button>}>
      Your email app may have cut it off. Open it from the email itself, or copy the whole link. If it still doesn't
      work, email us from the address that gets the emails, and we'll stop them.
    </DeadLink>
  );
}

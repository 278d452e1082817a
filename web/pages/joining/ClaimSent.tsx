import { formatCount } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { Told } from '#web/kit/Told.tsx';
import { Button } from '#web/ui/Button.tsx';

type ClaimSentProps = {
  address: string;
  /** The name of the recruiter or agency, and the address of the profile. */
  claimed: { readonly name: string; readonly href: string };
};

/** After a claim: what happens next. Does not reveal whether we know the address. */
export function ClaimSent({ address, claimed: { name, href } }: ClaimSentProps) {
  return (
    <Told title="Check your email" actions={<Button href={href}>{`Back to the profile of ${name}`}</Button>}>
      <ol>
        <li>
          We'll email a link to <strong>{address}</strong>. Use it to confirm your address within{' '}
          {formatCount(profileLimits.claimLinkDays, 'day')}.
        </li>
        <li>Then our team checks your request.</li>
        <li>We'll email you our decision.</li>
      </ol>
      <p>No email after a few minutes? Check your spam folder and the address above.</p>
    </Told>
  );
}

/** Where a claim's emailed link leads once the address is confirmed: explains what happens next. */
export function ClaimConfirmed({ href }: { href: string }) {
  return (
    <Told title="Your address is confirmed" actions={<Button href={href}>Back to the profile</Button>}>
      <p>
        Our team now checks your request and emails you the decision. If the profile becomes yours, the email tells you
        how to sign in. If we can't do what you asked, it says why. There's nothing more you need to do.
      </p>
    </Told>
  );
}

/** Where a claim's emailed link leads once it has expired: offers a new attempt. */
export function ClaimExpired({ href, claimHref }: { href: string; claimHref: string }) {
  return (
    <Told
      title="This link has expired"
      actions={
        <>
          <Button href={claimHref} variant="primary">
            Claim it again
          </Button>
          <Button href={href}>Back to the profile</Button>
        </>
      }
    >
      <p>
        {`Your address wasn't confirmed: the link in our email works for ${formatCount(profileLimits.claimLinkDays, 'day')}. Nothing has changed. Claim the profile again, and we'll email you a new link.`}
      </p>
    </Told>
  );
}

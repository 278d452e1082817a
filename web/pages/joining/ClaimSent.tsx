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
    <Told title="Check your e-mail" actions={<Button href={href}>{`Back to the profile of ${name}`}</Button>}>
      <ol>
        <li>
          We mail a link to <strong>{address}</strong>. Confirm your address by it within{' '}
          {formatCount(profileLimits.claimLinkDays, 'day')}.
        </li>
        <li>Then we look at it ourselves.</li>
        <li>We write to you when it is decided, and say why.</li>
      </ol>
      <p>No mail after some minutes? Look into the folder for spam, and check the address above.</p>
    </Told>
  );
}

/** Where a claim's emailed link leads once the address is confirmed: explains what happens next. */
export function ClaimConfirmed({ href }: { href: string }) {
  return (
    <Told title="Your address is confirmed" actions={<Button href={href}>Back to the profile</Button>}>
      <p>
        Now we look at what you asked for ourselves, and write to you when it is decided. If the profile becomes yours,
        that mail brings you in; if we cannot do what you want, it says why. There is nothing left to do for you.
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
        {`Your address was not confirmed: the link in our mail works for ${formatCount(profileLimits.claimLinkDays, 'day')}. Nothing has changed. Claim the profile again, and we mail you a new link.`}
      </p>
    </Told>
  );
}

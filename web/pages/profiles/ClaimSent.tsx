import { formatCount } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { recruiterUrl } from '#common/urls.ts';
import { Told } from '#web/features/accounts/Told.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { ProfileBehind } from './OverProfile.tsx';

type ClaimSentProps = { address: string; recruiter: Pick<ProfileBehind, 'name' | 'slug'> };

/** After a claim: what happens next. It says nothing about whether the address is known to us. */
export function ClaimSent({ address, recruiter: { name, slug } }: ClaimSentProps) {
  return (
    <Told
      title="Check your e-mail"
      actions={<Button href={recruiterUrl(slug)}>{`Back to the profile of ${name}`}</Button>}
    >
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

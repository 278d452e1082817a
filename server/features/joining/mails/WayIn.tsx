import { formatCount } from '#common/formats.ts';
import { profileLimits } from '#common/limits.ts';
import { productName } from '#common/product.ts';
import { Action, Paragraph, Small } from '#server/mail/parts.tsx';
import type { WayIn as Way } from '../profile-owners.ts';

/** How the recipient signs in: the link, and whether it sets a password. */
export type WayInProps = { wayIn: Pick<Way, 'url' | 'setsPassword'> };

/** How the recipient gets into their account: by setting a password, or with the one they have. */
export function WayIn({ wayIn: { url, setsPassword } }: WayInProps) {
  if (!setsPassword) return <Action href={url}>Sign in</Action>;
  return (
    <>
      <Paragraph>Welcome to {productName}. Choose a password to sign in:</Paragraph>
      <Action href={url}>Choose a password</Action>
      <Small>
        The link works once, within {formatCount(profileLimits.wayInDays, 'day')}. After that, get a new one with
        ‘Forgot your password?’ on the sign-in page.
      </Small>
    </>
  );
}

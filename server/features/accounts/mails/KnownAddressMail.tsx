import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { HasAccount, type HasAccountProps, sampleLinks } from './HasAccount.tsx';

/** For somebody with an account who registers again. */
export const knownAddress = defineMail({
  kind: 'security-known-address',
  subject: `You already have a ${productName} account`,
  Body: KnownAddressMail,
  samples: { 'known-address': sampleLinks },
});

/** Tells somebody with an account that their address was registered again. Repeats nothing that was typed. */
export function KnownAddressMail(links: HasAccountProps) {
  return (
    <HasAccount
      {...links}
      preview="Nothing has changed. Sign in as usual, or choose a new password."
      why={`someone tried to sign up for ${productName} with your email address.`}
      title="You already have an account"
    >
      Someone (maybe you) just tried to sign up with this email address. It already has a {productName} account, so
      nothing changed. Sign in as usual.
    </HasAccount>
  );
}

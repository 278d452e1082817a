import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { HasAccount, type HasAccountProps, sampleLinks } from './HasAccount.tsx';

/** For the owner of an account whose address somebody wants to use for another one. */
export const emailTaken = defineMail({
  kind: 'security-email-taken',
  subject: `Your email address already has a ${productName} account`,
  Body: EmailTakenMail,
  samples: { 'email-taken': sampleLinks },
});

/** Tells somebody that their address was entered for another account. Repeats nothing about that account. */
export function EmailTakenMail(links: HasAccountProps) {
  return (
    <HasAccount
      {...links}
      preview="Nothing has changed. Each account needs its own address."
      why={`someone wants to use your email address for another ${productName} account.`}
      title="This address already has an account"
    >
      Someone (maybe you) wants to use this email address for another {productName} account. It already has one, so
      nothing changed. Each account needs its own address.
    </HasAccount>
  );
}

import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Greeting, Paragraph, Title } from '#server/mail/parts.tsx';
import { useSurroundings } from '#server/mail/render.tsx';

export interface NewAdminMailProps {
  name: string;
  agencyName: string;
  newAdmin: string;
}

/** To the existing admins of an agency. */
export const newAdmin = defineMail({
  kind: 'security-new-admin',
  subject: ({ agencyName, newAdmin }) => `${newAdmin} is now an admin of ${agencyName}`,
  Body: NewAdminMail,
  samples: {
    'new-admin': {
      name: 'Alex Sample',
      agencyName: 'Sample Talent',
      newAdmin: 'Robin Example',
    },
  },
});

/** Tells an agency's admins that somebody who claimed it has become one, too. */
export function NewAdminMail({ name, agencyName, newAdmin }: NewAdminMailProps) {
  const { contactEmail } = useSurroundings();
  return (
    <MailFrame
      preview="They claimed your agency, and we approved it."
      why={`You're getting this email because you are an admin of ${agencyName} on ${productName}.`}
    >
      <Title>
        {newAdmin} is now an admin of {agencyName}
      </Title>
      <Greeting name={name} />
      <Paragraph>
        {newAdmin} claimed {agencyName}. We checked the claim and made them an admin, too: they can see and change what
        you can. You haven't lost anything.
      </Paragraph>
      <Paragraph>Is that wrong? Write to {contactEmail} right away.</Paragraph>
    </MailFrame>
  );
}

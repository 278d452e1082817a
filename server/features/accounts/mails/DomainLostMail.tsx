import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Title } from '#server/mail/parts.tsx';

interface DomainLostMailProps {
  name: string;
  domain: string;
  /** The full address of the company's profile. */
  editUrl: string;
}

/** To a company's admins, when the record that proved a domain is gone. */
export const domainLost = defineMail({
  kind: 'company-domain-lost',
  subject: ({ domain }) => `We no longer find the DNS record of ${domain}`,
  Body: DomainLostMail,
  samples: {
    'company-domain-lost': {
      name: 'Alex Sample',
      domain: 'sample.example',
      editUrl: 'https://plaudit.example/company-profile/edit',
    },
  },
});

function DomainLostMail({ name, domain, editUrl }: DomainLostMailProps) {
  return (
    <MailFrame
      preview="Add the record again, or confirm the domain by email."
      why={`You're getting this email because you're an admin of your company on ${productName}.`}
    >
      <Title>{`${domain} no longer counts as yours`}</Title>
      <Greeting name={name} />
      <Paragraph>
        {`The TXT record that confirmed ${domain} has been missing for several days. New reviews from this domain don't count as written by your people until you add the record again or confirm the domain by email. Earlier reviews stay as they are.`}
      </Paragraph>
      <Action href={editUrl}>Go to your domains</Action>
    </MailFrame>
  );
}

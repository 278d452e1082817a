import { domainLimits } from '#common/accounts/domains.ts';
import { formatCount } from '#common/formats.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Paragraph, Small, Title } from '#server/mail/parts.tsx';

interface ConfirmDomainMailProps {
  companyName: string;
  domain: string;
  /** The full personal address that confirms. */
  confirmUrl: string;
}

/** To a mailbox at a domain that a company entered. */
export const confirmDomain = defineMail({
  kind: 'company-domain',
  subject: ({ companyName, domain }) => `Confirm ${domain} for ${companyName}`,
  Body: ConfirmDomainMail,
  samples: {
    'company-domain': {
      companyName: 'Sample Logistics',
      domain: 'sample.example',
      confirmUrl: 'https://plaudit.example/company-domain/token',
    },
  },
});

/** Asks the owner of a domain to confirm that a company's people write from it. */
function ConfirmDomainMail({ companyName, domain, confirmUrl }: ConfirmDomainMailProps) {
  return (
    <MailFrame
      preview="One click confirms the domain."
      why={`You're getting this email because ${companyName} entered the domain ${domain} on ${productName}.`}
    >
      <Title>{`Does ${domain} belong to ${companyName}?`}</Title>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>
        {`${companyName} says that its people write from ${domain}. Once you confirm this, reviews of recruiters from addresses at ${domain} count as written by people of ${companyName}.`}
      </Paragraph>
      <Action href={confirmUrl}>Confirm this domain</Action>
      <Small>
        {`The link works for ${formatCount(domainLimits.linkDays, 'day')}. If you don't know ${companyName}, ignore this email: nothing happens without this link.`}
      </Small>
    </MailFrame>
  );
}

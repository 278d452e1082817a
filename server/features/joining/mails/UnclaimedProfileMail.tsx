import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface UnclaimedProfileMailProps {
  name: string;
  agencyName: string;
  /** Where the facts come from, in words. */
  source: string;
  /** Full addresses: the public page, where to claim it, and where to object to it. */
  profileUrl: string;
  claimUrl: string;
  objectUrl: string;
}

/** The one email to somebody whose profile somebody else created. */
export const unclaimedProfile = defineMail({
  kind: 'unclaimed-profile',
  canUnsubscribe: true,
  subject: `There is a page about your work on ${productName}`,
  Body: UnclaimedProfileMail,
  samples: {
    'unclaimed-profile': {
      name: 'Alex Sample',
      agencyName: 'Sample Talent',
      source: 'the public team page of Sample Talent',
      profileUrl: 'https://plaudit.example/recruiter/alex-sample',
      claimUrl: 'https://plaudit.example/claim/token',
      objectUrl: 'https://plaudit.example/recruiter/alex-sample/claim?wish=objection',
    },
  },
});

/**
 * Tells somebody about their unclaimed profile: what it says, where the facts come from, and how to claim or remove it.
 */
export function UnclaimedProfileMail(props: UnclaimedProfileMailProps) {
  const { name, agencyName, source, profileUrl, claimUrl, objectUrl } = props;
  return (
    <MailFrame
      preview="Claim it for free, or have it removed."
      why={`You're getting this email because a page on ${productName} contains business facts about you.`}
    >
      <Title>There is a page about your work</Title>
      <Greeting name={name} />
      <Paragraph>
        {productName} publishes reviews of recruiters by candidates and employers. One of its pages names you as a
        recruiter at {agencyName}. It contains only business facts: name, agency, place and field. Source: {source}.
      </Paragraph>
      <Paragraph>
        Claim it to manage it yourself, for free. You decide what it says, and you can reply to reviews.
      </Paragraph>
      <Action href={claimUrl}>Claim this page</Action>
      <Paragraph>
        Don't want it? <TextLink href={objectUrl}>Ask us to remove the page</TextLink> with everything it says about
        you. You don't need an account or a reason.
      </Paragraph>
      <Small>
        The page: <TextLink href={profileUrl}>{profileUrl}</TextLink>
      </Small>
      <Small>We email you about this only once. If you do nothing, the page stays as it is.</Small>
    </MailFrame>
  );
}

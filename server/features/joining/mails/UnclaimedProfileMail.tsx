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
      preview="It is yours for free, or it goes: you decide."
      why={`You get this e-mail because a page on ${productName} holds business facts about you.`}
    >
      <Title>There is a page about your work</Title>
      <Greeting name={name} />
      <Paragraph>
        {productName} publishes reviews of recruiters by candidates and employers. A page there names you as a recruiter
        of {agencyName}. It holds business facts only: name, firm, place and field. They come from: {source}.
      </Paragraph>
      <Paragraph>Look after it yourself, for free. You choose what it says, and can answer reviews.</Paragraph>
      <Action href={claimUrl}>This is me: claim the page</Action>
      <Paragraph>
        You do not want it? <TextLink href={objectUrl}>Object, and the page goes</TextLink> with all that it says about
        you. You need no account and no reason.
      </Paragraph>
      <Small>
        The page: <TextLink href={profileUrl}>{profileUrl}</TextLink>
      </Small>
      <Small>We write about this once. If you do nothing, the page stays as it is.</Small>
    </MailFrame>
  );
}

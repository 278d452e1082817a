import { type NoticeKindName, noticeKinds, noticeSentence, noticeTopics } from '#common/notices/kinds.ts';
import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Small, TextLink, Title } from '#server/mail/parts.tsx';

export interface NoticeMailProps {
  name: string;
  kind: NoticeKindName;
  about: string | null;
  /** Full addresses: where the notice leads, and where its reader chooses what is emailed. */
  url: string;
  settingsUrl: string;
}

/** One notice, for somebody who wants it right away and whose kind has no email of its own. */
export const noticeMail = defineMail({
  kind: 'notice',
  canUnsubscribe: true,
  subject: ({ kind, about }) => noticeSentence(kind, about),
  Body: NoticeMail,
  samples: {
    notice: {
      name: 'Alex Sample',
      kind: 'invitationBounced',
      about: 'Robin Reader',
      url: 'https://plaudit.example/reviews/requested',
      settingsUrl: 'https://plaudit.example/account',
    },
  },
});

function NoticeMail({ name, kind, about, url, settingsUrl }: NoticeMailProps) {
  const sentence = noticeSentence(kind, about);
  return (
    <MailFrame
      preview={sentence}
      why={`You're getting this email because you have an account on ${productName} and get emails about ${topicOf(kind)} right away.`}
    >
      <Title>{sentence}</Title>
      <Greeting name={name} />
      <Paragraph>{`Sign in to see the details. This notice is also behind the bell on every page.`}</Paragraph>
      <Action href={url}>See the details</Action>
      <Small>
        <TextLink href={settingsUrl}>Choose what we email you about</TextLink>
      </Small>
    </MailFrame>
  );
}

const topicOf = (kind: NoticeKindName) => noticeTopics[noticeKinds[kind].topic].label.toLowerCase();

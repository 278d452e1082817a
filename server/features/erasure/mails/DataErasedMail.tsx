import { productName } from '#common/product.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Paragraph, Small, Title } from '#server/mail/parts.tsx';
import type { ErasedPart } from '../preview.ts';

export interface DataErasedMailProps {
  parts: readonly ErasedPart[];
}

/** Says what was erased and what stays. A security email: it also reaches people who want no email. */
export const dataErased = defineMail({
  kind: 'security-data-erased',
  subject: () => 'We erased your data',
  Body: DataErasedMail,
  samples: {
    'data-erased': {
      parts: [
        {
          what: 'Placements',
          count: 2,
          fate: 'emptied',
          reason: "The agency's record of the job stays, without the name and the address.",
        },
        { what: 'Emails', count: 5, fate: 'erased', reason: null },
        { what: 'Our log', count: null, fate: 'kept', reason: 'What was done and when. It names no person.' },
      ],
    },
  },
});

/** The same in short, for the answer that is kept with the request. */
export function inWords(parts: readonly ErasedPart[]): string {
  const lists = [
    ['Deleted', 'erased'],
    ['Kept without name, address and words', 'emptied'],
    ['Kept', 'kept'],
  ] as const;
  return lists
    .map(([label, fate]) => [label, parts.filter((part) => part.fate === fate).map(counted)] as const)
    .flatMap(([label, counts]) => (counts.length > 0 ? `${label}: ${counts.join(', ')}.` : []))
    .join(' ');
}

const counted = ({ what, count }: ErasedPart): string => (count === null ? what : `${what} (${count})`);

/** Tells a person what was erased, and what stays without their name, and why. */
export function DataErasedMail({ parts }: DataErasedMailProps) {
  const erased = parts.filter(({ fate }) => fate === 'erased').map(counted);
  const kept = parts.filter(({ fate }) => fate !== 'erased').map((part) => `${counted(part)}: ${part.reason}`);
  return (
    <MailFrame
      preview="What we erased, and what stays without your name."
      why={`You're getting this email because you requested that we erase your data on ${productName}. It's the last one.`}
    >
      <Title>We erased your data</Title>
      <Paragraph>Hello,</Paragraph>
      {erased.length > 0 && <Paragraph>We deleted what we kept under this address:</Paragraph>}
      {erased.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <Paragraph>This stays, without your name, your address and your words:</Paragraph>
      {kept.map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <Small>
        Backups are overwritten in time. If you don't agree, reply to this email, or complain to the authority in your
        country. Our privacy page names them.
      </Small>
    </MailFrame>
  );
}

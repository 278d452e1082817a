import { formatDay } from '#common/formats.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Title } from '#server/mail/parts.tsx';

export interface DataRequestDueMailProps {
  name: string;
  /** Whether the deadline has passed. */
  isLate: boolean;
  /** The deadline, 'YYYY-MM-DD'. */
  dueOn: string;
  /** Whether the reader is the one who deals with it. */
  isOwner: boolean;
  panelUrl: string;
}

const sample = {
  name: 'Morgan Moderator',
  dueOn: '2026-12-24',
  isOwner: true,
  panelUrl: 'https://plaudit.example/panel-admin/privacy',
};

/** Reminds the owner of a privacy request of its deadline, or all super admins if it has no owner. Names no person. */
export const dataRequestDue = defineMail({
  kind: 'data-request-due',
  subject: subjectOf,
  Body: DataRequestDueMail,
  samples: {
    'data-request-due': { ...sample, isLate: false },
    'data-request-late': { ...sample, isLate: true, isOwner: false },
  },
});

/** Reminds the owner of a privacy request of its deadline, or all super admins if it has no owner. */
export function DataRequestDueMail({ name, isLate, dueOn, isOwner, panelUrl }: DataRequestDueMailProps) {
  return (
    <MailFrame
      preview={subjectOf({ isLate, dueOn })}
      why={`You're getting this email because ${isOwner ? 'this request is assigned to you' : 'you answer requests about personal data'}.`}
    >
      <Title>{subjectOf({ isLate, dueOn })}</Title>
      <Greeting name={name} />
      <Paragraph>
        {isLate
          ? 'The law sets this deadline. Answer it today, and say why the answer is late.'
          : 'The law sets this deadline. Answer it by then.'}
      </Paragraph>
      {!isOwner && <Paragraph>It isn't assigned to anyone yet.</Paragraph>}
      <Action href={panelUrl}>Open the request</Action>
    </MailFrame>
  );
}

function subjectOf({ isLate, dueOn }: Pick<DataRequestDueMailProps, 'isLate' | 'dueOn'>): string {
  return isLate
    ? `A privacy request is late: it was due on ${formatDay(dueOn)}`
    : `A privacy request is due on ${formatDay(dueOn)}`;
}

import { formatCount } from '#common/formats.ts';
import { flagLimits, reviewLimits } from '#common/limits.ts';
import { defineMail } from '#server/mail/define-mail.ts';
import { MailFrame } from '#server/mail/MailFrame.tsx';
import { Action, Greeting, Paragraph, Title } from '#server/mail/parts.tsx';

export interface FlagsDueMailProps {
  name: string;
  /** Flagged reviews and replies to be decided soon, and overdue ones. */
  due: number;
  overdue: number;
  panelUrl: string;
}

/** Reminds super admins of flags whose deadline is near. */
export const flagsDue = defineMail({
  kind: 'flags-due',
  subject: subjectOf,
  Body: FlagsDueMail,
  samples: {
    'flags-due': {
      name: 'Morgan Moderator',
      due: 2,
      overdue: 1,
      panelUrl: 'https://plaudit.example/panel-admin/review-flags',
    },
  },
});

/** Reminds super admins of flags whose deadline is near. */
export function FlagsDueMail({ name, due, overdue, panelUrl }: FlagsDueMailProps) {
  return (
    <MailFrame
      preview={subjectOf({ due, overdue })}
      why="You're getting this email because you decide on flagged reviews and replies."
    >
      <Title>{subjectOf({ due, overdue })}</Title>
      <Greeting name={name} />
      <Paragraph>
        We promise a decision within {formatCount(reviewLimits.flagDecidedWithinDays, 'day')} of the first flag.
        {overdue > 0 && due > 0 && ` ${formatCount(due, 'other')} must be decided soon.`}
      </Paragraph>
      <Action href={panelUrl}>Decide now</Action>
    </MailFrame>
  );
}

function subjectOf({ due, overdue }: Pick<FlagsDueMailProps, 'due' | 'overdue'>): string {
  return overdue > 0
    ? `${formatCount(overdue, 'overdue flag')}`
    : `${formatCount(due, 'flag')} to decide within ${flagLimits.warnsHoursBefore} hours`;
}

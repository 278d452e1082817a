import { invitationLimits, textLimits } from '#common/limits.ts';
import { wordingProblem } from '#common/reviews/checks/wording.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import type { InvitationDraft } from './invitation-draft.ts';
import { yourTime } from './your-time.ts';

type SharedFieldsProps = { draft: InvitationDraft; onChange: (changes: Partial<InvitationDraft>) => void };

/** What all invitations of the form share: the message and the time they leave. */
export function SharedFields({ draft: { message, timing, at }, onChange }: SharedFieldsProps) {
  const zone = useTimeZone();
  return (
    <>
      <TextArea
        id="message"
        label="Your message"
        help="Ask for an honest review. You can't offer anything for a review, or say how many stars you hope for."
        rows={3}
        maxLength={textLimits.message.max}
        value={message}
        error={wordingProblem(message)?.message}
        onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
        optional
      />
      <Choice
        name="timing"
        legend="When should the email go out?"
        value={timing}
        options={timings}
        onChange={({ currentTarget }) => onChange({ timing: currentTarget.value as InvitationDraft['timing'] })}
      />
      {timing === 'at' && (
        <TextField
          id="at"
          type="datetime-local"
          label="Date and time"
          help={`${yourTime(zone)} Within a year.`}
          value={at}
          onChange={({ currentTarget }) => onChange({ at: currentTarget.value })}
        />
      )}
    </>
  );
}

const { from, until } = invitationLimits.sendBetweenHours;
const { candidate, employer } = invitationLimits.delayDays;
const timings = [
  {
    value: 'usual',
    label: 'Recommended time',
    help: `${candidate} days after the first day for candidates and ${employer} days for contacts, ${from} am–${until - 12} pm where the job is, or where your agency is if we don't know. If that time has passed, we'll send it at the next available one.`,
  },
  { value: 'now', label: 'Now', help: 'Within a minute.' },
  { value: 'at', label: 'Choose a time' },
];

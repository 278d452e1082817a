import { invitationLimits, textLimits } from '#common/limits.ts';
import { wordingProblem } from '#common/reviews/checks/wording.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { InvitationDraft } from './invitation-draft.ts';

type SharedFieldsProps = { draft: InvitationDraft; onChange: (changes: Partial<InvitationDraft>) => void };

/** What all invitations of the form share: the message and the time they leave. */
export function SharedFields({ draft: { message, timing, at }, onChange }: SharedFieldsProps) {
  return (
    <>
      <TextArea
        id="message"
        label="Your message"
        help="Ask for an honest view. A message that offers something for a review, or names the stars you hope for, is refused."
        rows={3}
        maxLength={textLimits.message.max}
        value={message}
        error={wordingProblem(message)?.message}
        onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
        optional
      />
      <Choice
        name="timing"
        legend="When should the mail go out?"
        value={timing}
        options={timings}
        onChange={({ currentTarget }) => onChange({ timing: currentTarget.value as InvitationDraft['timing'] })}
      />
      {timing === 'at' && (
        <TextField
          id="at"
          type="datetime-local"
          label="Day and time"
          help="In the time of your computer, within a year."
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
    label: 'As usual',
    help: `Candidates ${candidate}, contacts ${employer} days after the start, between ${from} and ${until} o’clock where the job is, or else where your agency is. If that has passed, at the next such hour.`,
  },
  { value: 'now', label: 'Now', help: 'Within a minute.' },
  { value: 'at', label: 'At a time of your choice' },
];

import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { usualTiming } from '#common/invitations/settings.ts';
import { delayInWords, hoursInWords } from '#common/invitations/settings-words.ts';
import { textLimits } from '#common/limits.ts';
import { wordingProblem } from '#common/reviews/checks/wording.ts';
import type { SharedFieldsQuery } from '#web/__generated__/SharedFieldsQuery.graphql.ts';
import { captureError } from '#web/kit/capture-error.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import type { InvitationDraft } from './invitation-draft.ts';
import { yourTime } from './your-time.ts';

type SharedFieldsProps = { draft: InvitationDraft; onChange: (changes: Partial<InvitationDraft>) => void };

/** What all invitations of the form share: the message and the time they leave. */
export function SharedFields({ draft, onChange }: SharedFieldsProps) {
  const { message, timing, at } = draft;
  const zone = useTimeZone();
  const usual = useUsualInvitation(draft.recruiterId);
  return (
    <>
      <TextArea
        id="message"
        label="Your message"
        help={`Ask for an honest review. You can't offer anything for a review, or say how many stars you hope for.${
          usual?.hasCandidateMessage || usual?.hasEmployerMessage
            ? " Leave it empty to send your agency's message."
            : ''
        }`}
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
        options={timingsOf(usual)}
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

/** The agency's usual times; those without settings until they are known. */
function timingsOf(usual: Usual) {
  const { candidate, employer } = usual
    ? { candidate: usual.candidateDelayDays, employer: usual.employerDelayDays }
    : usualTiming.delayDays;
  const hours = usual
    ? { from: usual.sendFromHour, until: usual.sendUntilHour, weekdays: usual.sendWeekdays }
    : usualTiming.hours;
  return [
    {
      value: 'usual',
      label: 'Recommended time',
      help: `${sentence(delayInWords(candidate))} for candidates and ${delayInWords(employer)} for contacts, ${hoursInWords(hours)}, where the job is, or where your agency is if we don't know. If that time has passed, we'll send it at the next available one.`,
    },
    { value: 'now', label: 'Now', help: 'Within a minute.' },
    { value: 'at', label: 'Choose a time' },
  ];
}

const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

type Usual = SharedFieldsQuery['response']['usualInvitation'];

/** How this recruiter's agency invites by default; undefined until it is known. */
function useUsualInvitation(recruiterId: string): Usual {
  const environment = useRelayEnvironment();
  const [usual, setUsual] = useState<Usual>();
  useEffect(() => {
    const request = fetchQuery<SharedFieldsQuery>(environment, usualQuery, { recruiterId }).subscribe({
      next: ({ usualInvitation }) => setUsual(usualInvitation),
      error: captureError,
    });
    return () => request.unsubscribe();
  }, [environment, recruiterId]);
  return usual;
}

const usualQuery = graphql`
  query SharedFieldsQuery($recruiterId: ID) {
    usualInvitation(recruiterId: $recruiterId) {
      candidateDelayDays
      employerDelayDays
      sendFromHour
      sendUntilHour
      sendWeekdays
      hasCandidateMessage
      hasEmployerMessage
    }
  }
`;

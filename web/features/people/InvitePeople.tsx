import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatCount } from '#common/formats.ts';
import { peopleLimits } from '#common/limits.ts';
import { addressesIn, type Side } from '#common/people/people.ts';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { TextFileButton } from '#web/app-ui/TextFileButton.tsx';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { InviteAnswers } from './InviteAnswers.tsx';
import { type Answers, isSent, useInvite } from './use-invite.ts';

type InvitePeopleProps = {
  side: Side;
  seats: string | null;
  /** Runs each time that an invitation was sent. */
  onInvited?: (() => void) | undefined;
};

/** A button with a panel that invites many people at once, by pasted addresses or a file. */
export function InvitePeople({ side, seats, onInvited }: InvitePeopleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Invite people
      </Button>
      <SidePanel title="Invite people" open={isOpen} onClose={() => setOpen(false)} isForm>
        <InviteForm side={side} seats={seats} onInvited={onInvited} onClose={() => setOpen(false)} />
      </SidePanel>
    </>
  );
}

function InviteForm({ side, seats, onInvited, onClose }: InvitePeopleProps & { onClose: () => void }) {
  const [text, setText] = useState('');
  const [role, setRole] = useState('member');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [answers, setAnswers] = useState<Answers>();
  const { revalidate } = useRevalidator();
  const invite = useInvite();
  const addresses = addressesIn(text);
  const send = async () => {
    setBusy(true);
    setProblem('');
    try {
      const answered = await invite({ addresses, isAdmin: role === 'admin' });
      setAnswers(answered);
      if (answered.some(isSent)) onInvited?.();
      await revalidate();
    } catch (error) {
      setProblem(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
    }
  };
  if (answers)
    return (
      <InviteAnswers
        answers={answers}
        onMore={() => {
          setText(
            answers
              .filter(({ answer }) => answer === 'invalid' || answer === 'full')
              .map(({ address }) => address)
              .join('\n'),
          );
          setAnswers(undefined);
        }}
        onClose={onClose}
      />
    );
  return (
    <>
      {seats && <p>{seats}</p>}
      <TextArea
        id="addresses"
        label="Email addresses"
        help={`One on each line, or copied from your email app. At most ${peopleLimits.atOnce} at a time.`}
        rows={8}
        value={text}
        error={problem}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextFileButton
        label="File of email addresses"
        onText={(added) =>
          setText((typed) => [typed.trimEnd(), ...addressesIn(added)].filter((line) => line !== '').join('\n'))
        }
      >
        {addresses.length > 0 ? 'Add addresses from a CSV file' : 'Choose a CSV file'}
      </TextFileButton>
      <SelectField
        name="role"
        label="They join as"
        value={role}
        options={[
          { value: 'member', label: side === 'agency' ? 'Recruiter' : 'Hiring user' },
          { value: 'admin', label: 'Admin' },
        ]}
        onChange={({ currentTarget }) => setRole(currentTarget.value)}
      />
      <FormActions>
        <Button variant="primary" busy={isBusy} disabled={addresses.length === 0} onClick={send}>
          {addresses.length > 1 ? `Invite ${formatCount(addresses.length, 'person', 'people')}` : 'Invite'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </>
  );
}

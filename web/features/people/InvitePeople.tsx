import { useState } from 'react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { formatCount } from '#common/formats.ts';
import { peopleLimits } from '#common/limits.ts';
import { addressesIn, type InviteAnswer, inviteAnswerWords, type Side } from '#common/people/people.ts';
import type {
  InvitePeopleMutation,
  InvitePeopleMutation$data,
} from '#web/__generated__/InvitePeopleMutation.graphql.ts';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { TextFileButton } from '#web/app-ui/TextFileButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Facts } from '#web/list/Facts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

type Answers = NonNullable<NonNullable<InvitePeopleMutation$data['inviteMembers']>['answers']>;

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
  const invite = useCommand<InvitePeopleMutation>(graphql`
    mutation InvitePeopleMutation($input: InviteMembersInput!) {
      inviteMembers(input: $input) {
        answers {
          address
          answer
        }
        errors { code message field }
      }
    }
  `);
  const addresses = addressesIn(text);
  const send = async () => {
    setBusy(true);
    setProblem('');
    try {
      const { inviteMembers } = await invite({ addresses, isAdmin: role === 'admin' });
      const answered = inviteMembers?.answers ?? [];
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
      <Answered
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

const isSent = ({ answer }: Answers[number]) => answer === 'sent' || answer === 'moving';

function Answered({ answers, onMore, onClose }: { answers: Answers; onMore: () => void; onClose: () => void }) {
  const sent = answers.filter(isSent).length;
  const others = answers.filter(({ answer }) => answer !== 'sent');
  const unsent = answers.length - sent;
  return (
    <>
      <Notice
        role="status"
        tone={unsent > 0 ? 'warn' : 'good'}
        title={sent > 0 ? `${formatCount(sent, 'invitation')} sent` : 'Nobody was invited'}
      >
        {unsent > 0 && `${formatCount(unsent, 'line')} not sent. The reason is beside each.`}
      </Notice>
      <Facts
        facts={others.map(({ address, answer }) => [address, inviteAnswerWords[answer as InviteAnswer]] as const)}
      />
      <FormActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
        <Button onClick={onMore}>Invite more</Button>
      </FormActions>
    </>
  );
}

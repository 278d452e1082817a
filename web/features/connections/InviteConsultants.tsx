import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatCount } from '#common/formats.ts';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { InviteAnswers } from '#web/features/people/InviteAnswers.tsx';
import { type Answers, isSent, useInvite } from '#web/features/people/use-invite.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Facts } from '#web/list/Facts.tsx';
import { PickedBar } from '#web/list/PickedBar.tsx';
import type { Picked } from '#web/list/use-picks.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** A consultant who can be invited. */
interface Consultant {
  readonly name: string;
  readonly email?: string | null | undefined;
}

type InviteConsultantsProps = {
  picks: Pick<Picked<Consultant>, 'rows' | 'clear'>;
  /** The name of the agency that they are invited to. */
  agency: string;
  /** Runs when an invitation was sent. */
  onInvited?: (() => void) | undefined;
};

/** Invites the chosen consultants to the agency, after their names and addresses were shown. */
export function InviteConsultants({ picks, agency, onInvited }: InviteConsultantsProps) {
  const [chosen, setChosen] = useState<readonly Consultant[]>();
  const title = `Invite to ${agency}`;
  return (
    <>
      <PickedBar noun="consultant" picks={picks}>
        <Button size="small" variant="primary" onClick={() => setChosen(picks.rows)}>
          {title}
        </Button>
      </PickedBar>
      <SidePanel title={title} open={chosen !== undefined} onClose={() => setChosen(undefined)}>
        {chosen && (
          <Asking
            consultants={chosen}
            onInvited={onInvited}
            onClose={() => {
              setChosen(undefined);
              picks.clear();
            }}
          />
        )}
      </SidePanel>
    </>
  );
}

type AskingProps = {
  consultants: readonly Consultant[];
  onInvited: InviteConsultantsProps['onInvited'];
  onClose: () => void;
};

function Asking({ consultants, onInvited, onClose }: AskingProps) {
  const [answers, setAnswers] = useState<Answers>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const invite = useInvite();
  const send = async () => {
    setBusy(true);
    setProblem('');
    try {
      const addresses = consultants.flatMap(({ email }) => email ?? []);
      const answered = await invite({ addresses, isAdmin: false });
      setAnswers(answered);
      if (answered.some(isSent)) onInvited?.();
      await revalidate();
    } catch (error) {
      setProblem(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
    }
  };
  if (answers) return <InviteAnswers answers={answers} onClose={onClose} />;
  return (
    <>
      <p>
        Each gets an email with a link to join as a recruiter. When they join, we match them by their email address, and
        their placements come in.
      </p>
      <Facts facts={consultants.map(({ name, email }) => [name, email] as const)} />
      {problem && (
        <Notice tone="bad" role="alert" title="No one was invited">
          {problem}
        </Notice>
      )}
      <FormActions>
        <Button variant="primary" busy={isBusy} onClick={send}>
          {`Invite ${formatCount(consultants.length, 'person', 'people')}`}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </>
  );
}

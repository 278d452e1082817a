import { useState } from 'react';
import { profileLimits } from '#common/limits.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { isOvertaken, tellOvertaken } from '../panel/overtaken.ts';

export type DeclineDialogProps = {
  /** The question, such as 'Decline this enquiry?'. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** Who reads the reason, and what happens. */
  about: string;
  /** The verb on the button: 'Decline' if not said otherwise. */
  verb?: string;
  decline: (reason: string) => Promise<unknown>;
  /** The toast afterwards. */
  done: string;
};

/** Asks for the reason before something is declined. What was typed stays when it is closed or refused. */
export function DeclineDialog({ title, open, onClose, about, verb = 'Decline', decline, done }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setProblems([]);
    try {
      await decline(reason);
      setReason('');
      notify.success(done);
      onClose();
    } catch (error) {
      const found = problemsOf(error);
      setProblems(found);
      if (!isOvertaken(found)) return;
      tellOvertaken(found);
      onClose();
    } finally {
      setBusy(false);
    }
  };
  const type = (words: string) => {
    setReason(words);
    setProblems(problems.filter(({ field }) => field !== 'reason'));
  };
  const others = problems.filter(({ field }) => field !== 'reason');
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={isBusy} onClick={send}>
            {verb}
          </Button>
        </>
      }
    >
      {others.length > 0 && (
        <Notice tone="bad" role="alert">
          {others.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <TextArea
        name="reason"
        label="Reason"
        help={about}
        rows={4}
        maxLength={profileLimits.reason}
        value={reason}
        onChange={(event) => type(event.target.value)}
        data-autofocus
        error={problems.find(({ field }) => field === 'reason')?.message}
      />
    </Dialog>
  );
}

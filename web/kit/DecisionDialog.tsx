import { useId, useState } from 'react';
import { profileLimits } from '#common/limits.ts';
import { isOvertaken, tellOvertaken } from '#web/app-ui/overtaken.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { type Problem, problemsOf } from './problem.ts';

export type DecisionDialogProps = {
  /** The question, such as 'Decline this enquiry?'. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** What the words are: 'Reason' if not said otherwise. */
  label?: string;
  /** Who reads the words, and what happens. */
  about: string;
  /** Of the command's input, the field that holds the words: `reason` if not said otherwise. */
  field?: string;
  /** The verb on the button: 'Decline' if not said otherwise. */
  verb?: string;
  /** Red, for what somebody is refused or loses, if not said otherwise. */
  tone?: 'danger' | 'primary';
  act: (words: string) => Promise<unknown>;
  /** The toast afterwards. */
  done: string;
};

/** Asks for words before something is decided, most often why it is declined. What was typed stays when it is closed or refused. */
export function DecisionDialog({
  title,
  open,
  onClose,
  label = 'Reason',
  about,
  field: own = 'reason',
  verb = 'Decline',
  tone = 'danger',
  act,
  done,
}: DecisionDialogProps) {
  // Two such questions may stand in one panel, and a filter by reason beside it.
  const id = useId();
  const [words, setWords] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setProblems([]);
    try {
      await act(words);
      setWords('');
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
  const type = (typed: string) => {
    setWords(typed);
    setProblems(problems.filter(({ field }) => field !== own));
  };
  const others = problems.filter(({ field }) => field !== own);
  return (
    <Dialog
      title={title}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={tone} busy={isBusy} onClick={send}>
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
        id={id}
        name={own}
        label={label}
        help={about}
        rows={4}
        maxLength={profileLimits.reason}
        value={words}
        onChange={(event) => type(event.target.value)}
        data-autofocus
        error={problems.find(({ field }) => field === own)?.message}
      />
    </Dialog>
  );
}

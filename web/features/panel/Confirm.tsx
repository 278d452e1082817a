import { type ReactNode, useState } from 'react';
import { notify } from '#web/app-ui/toasts.tsx';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './Confirm.module.css';

export type ConfirmProps = {
  /** The question, such as 'Remove this task?'. */
  title: string;
  open: boolean;
  onClose: () => void;
  /** What happens, and whether it can be undone. */
  children: ReactNode;
  /** The verb on the button. */
  verb: string;
  tone?: 'primary' | 'danger';
  act: () => Promise<unknown>;
  /** The toast afterwards. */
  done: string;
};

/** Asks before something that cannot be undone; says in place why it was refused. */
export function Confirm({ title, open, onClose, children, verb, tone = 'danger', act, done }: ConfirmProps) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const close = () => {
    setProblems([]);
    onClose();
  };
  const press = async () => {
    setBusy(true);
    try {
      await act();
      notify.success(done);
      close();
    } catch (error) {
      setProblems(problemsOf(error).map(({ message }) => message));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      open={open}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant={tone} busy={isBusy} onClick={press}>
            {verb}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {problems.length > 0 && (
          <Notice tone="bad" role="alert">
            {problems.join(' ')}
          </Notice>
        )}
        {children}
      </div>
    </Dialog>
  );
}

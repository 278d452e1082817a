import { type FormEvent, type ReactNode, useState } from 'react';
import { isOvertaken, type Problem, problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './Confirm.module.css';
import { notify } from './toasts.tsx';

export type ConfirmProps = {
  /** The question, such as 'Remove this task?'. */
  title: string;
  open: boolean;
  onClose: () => void;
  /**
   * What happens, and whether it can be undone. If there are fields: a function that gets each field's problem by name.
   */
  children: ReactNode | ((wrong: (field: string) => string | undefined) => ReactNode);
  /** The verb on the button. */
  verb: string;
  tone?: 'primary' | 'danger';
  /** The label of the button that changes nothing; 'Cancel' by default. */
  stay?: string;
  act: () => Promise<unknown>;
  /** The toast afterwards. */
  done: string;
};

/**
 * Asks before something that cannot be undone, and shows why it was refused. If somebody else was faster, it closes and
 * says so.
 */
export function Confirm({
  title,
  open,
  onClose,
  children,
  verb,
  tone = 'danger',
  stay = 'Cancel',
  act,
  done,
}: ConfirmProps) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
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
      const found = problemsOf(error);
      setProblems(found);
      if (!isOvertaken(found)) return;
      // A toast, because the dialog and the button that opened it disappear.
      notify.error(found.map(({ message }) => message).join(' '));
      close();
    } finally {
      setBusy(false);
    }
  };
  const wrong = (name: string) => problems.find(({ field }) => field === name)?.message;
  const mend = ({ target }: FormEvent) => setProblems(problems.filter(({ field }) => field !== nameOf(target)));
  return (
    <Dialog
      title={title}
      open={open}
      onClose={close}
      actions={
        <>
          <Button onClick={close} data-autofocus={tone === 'danger' || undefined}>
            {stay}
          </Button>
          <Button variant={tone} busy={isBusy} onClick={press} data-autofocus={tone === 'primary' || undefined}>
            {verb}
          </Button>
        </>
      }
    >
      <div className={styles.body} onChange={mend}>
        {problems.length > 0 && (
          <Notice tone="bad" role="alert">
            {problems.map(({ message }) => message).join(' ')}
          </Notice>
        )}
        {typeof children === 'function' ? children(wrong) : typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </Dialog>
  );
}

const nameOf = (control: EventTarget) => (control as HTMLInputElement).name;

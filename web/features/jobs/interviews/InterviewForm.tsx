import { type FormEvent, type ReactNode, useState } from 'react';
import type { Problem, ReadInput } from '#common/inputs.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { isOvertaken, problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { atFields, fieldId } from './interview-values.ts';

type InterviewFormProps<Input> = {
  title: string;
  open: boolean;
  onClose: () => void;
  /** The verb on the button. */
  verb: string;
  /** The times as typed, to find the fields of what the server refuses. */
  times: readonly string[];
  read: () => ReadInput<Input>;
  send: (input: Input) => Promise<unknown>;
  /** The toast afterwards. */
  done: string;
  /** The fields; `wrong` says what is wrong with one, and `mended` that it was changed. */
  children: (wrong: (name: string) => string | undefined, mended: (name: string) => void) => ReactNode;
};

/**
 * A form about an interview, in a dialog. What is typed stays when it is closed or refused. If someone else was faster, it
 * closes and says so.
 */
export function InterviewForm<Input>(props: InterviewFormProps<Input>) {
  const { title, open, onClose, verb, times, read, send, done, children } = props;
  const [isBusy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const refuse = (found: readonly Problem[]) => {
    setProblems(found);
    setTries(tries + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = read();
    if (!input.ok) return refuse(input.problems);
    setBusy(true);
    try {
      await send(input.value);
      notify.success(done);
      setProblems([]);
      onClose();
    } catch (error) {
      const found = problemsOf(error);
      refuse(atFields(found, times));
      if (!isOvertaken(found)) return;
      notify.error(found.map(({ message }) => message).join(' '));
      setProblems([]);
      onClose();
    } finally {
      setBusy(false);
    }
  };
  const wrong = (name: string) => problems.find(({ field }) => field === fieldId(name))?.message;
  const mended = (name: string) => setProblems(problems.filter(({ field }) => field !== fieldId(name)));
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      {open && (
        <Form onSubmit={submit} aria-label={title}>
          {tries > 0 && <ErrorSummary key={tries} problems={problems} />}
          {children(wrong, mended)}
          <FormActions>
            <Button type="submit" variant="primary" busy={isBusy}>
              {verb}
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </FormActions>
        </Form>
      )}
    </Dialog>
  );
}

import { type SubmitEvent, useState } from 'react';
import { problemsOf } from '#web/kit/problem.ts';
import { SessionProblem } from '#web/kit/session/session.ts';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';

/** The state of a form being sent: its problems, the number of attempts, and the submit handler. */
export interface Sending {
  readonly problems: readonly FieldProblem[];
  /** Use it in the key of an ErrorSummary, so that it takes the focus after each attempt. */
  readonly tries: number;
  readonly isSending: boolean;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The problem of a field, if any. */
  readonly wrong: (field: string) => string | undefined;
}

/** Sends a form. Any error is shown, and the fields keep their values. */
export function useSending(send: (form: FormData) => Promise<unknown>): Sending {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [tries, setTries] = useState(0);
  const [isSending, setSending] = useState(false);

  async function run(form: FormData) {
    setSending(true);
    try {
      await send(form);
      setProblems([]);
    } catch (error) {
      setProblems(toldBy(error));
      setTries((before) => before + 1);
    } finally {
      setSending(false);
    }
  }

  return {
    problems,
    tries,
    isSending,
    submit: (event) => {
      event.preventDefault();
      if (!isSending) void run(new FormData(event.currentTarget));
    },
    wrong: (field) =>
      problems
        .filter((problem) => problem.field === field)
        .map(({ message }) => message)
        .join(' ') || undefined,
  };
}

/** What a form shows for any error: problems by field, or else one sentence. */
export function toldBy(error: unknown): readonly FieldProblem[] {
  if (!(error instanceof SessionProblem)) return problemsOf(error);
  return error.problems.length > 0 ? error.problems : [{ message: error.message }];
}

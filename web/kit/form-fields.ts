import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import type { FormAnswer, FormValues } from './form-action.ts';
import { useIsSending } from './PageForm.tsx';

/** Everything a form's parts need to render. */
export interface FormFields<F extends string> {
  /** The props of a control: `<TextField {...field('email')} label="Your e-mail" />`. */
  readonly field: (name: F) => FieldProps;
  readonly values: Partial<FormValues<F>>;
  readonly problems: readonly FieldProblem[];
  readonly needsCaptcha: boolean;
  readonly isSending: boolean;
}

/** A control's name, initial value and error. */
export interface FieldProps {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
}

/** The fields of a page's form after its action has answered; `initial` is used before that. */
export function useFormFields<F extends string>(
  answer: FormAnswer<F> | undefined,
  initial: Partial<FormValues<F>> = {},
): FormFields<F> {
  const isSending = useIsSending();
  const refused = answer?.isSent ? undefined : answer;
  const values: Partial<FormValues<F>> = refused?.values ?? initial;
  const problems = refused?.problems ?? [];
  const needsCaptcha = refused?.needsCaptcha ?? false;
  return { field: fieldsOf(values, problems), values, problems, needsCaptcha, isSending };
}

/** The props of each control, from the form's values and problems. */
export const fieldsOf =
  <F extends string>(values: Partial<FormValues<F>>, problems: readonly FieldProblem[]) =>
  (name: F): FieldProps => ({
    name,
    defaultValue: values[name] ?? '',
    error: problems.find((problem) => problem.field === name)?.message,
  });

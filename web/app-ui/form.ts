import { schemaResolver, useForm } from '@mantine/form';
import type { ChangeEvent, FormEvent } from 'react';
import type { z } from 'zod';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';

type Name<Values> = Extract<keyof Values, string>;

/**
 * A form's state as the `App…` fields take it; `Values` is what the fields hold, before the schema transforms it.
 * Written out because the library's own types do not resolve for Node's modules.
 */
export type AppFormState<Values> = {
  errors: Partial<Record<string, unknown>>;
  key: (name: Name<Values>) => string;
  getInputProps: (name: Name<Values>) => BoundInput;
  getValues: () => Values;
  setValues: (values: Partial<Values>) => void;
  setErrors: (errors: Record<string, string>) => void;
  clearErrors: () => void;
  isDirty: (name?: Name<Values>) => boolean;
  /** Takes the present values as the saved ones. */
  resetDirty: () => void;
  reset: () => void;
  onSubmit: (send: (values: Values) => void, refused?: () => void) => (event: FormEvent<HTMLFormElement>) => void;
};

/** What a bound control takes; `onChange` accepts the event or the value itself. */
export type BoundInput = {
  defaultValue?: string;
  error?: string;
  onChange: (change: ChangeEvent<HTMLInputElement | HTMLTextAreaElement> | string | null) => void;
  onFocus?: () => void;
  onBlur?: () => void;
};

/** A form checked by the zod schema that its mutation uses too; fields are uncontrolled, so typing redraws nothing. */
export function useAppForm<Values extends Record<string, unknown>>(
  schema: z.ZodType<unknown, Values>,
  initialValues: NoInfer<Values>,
): AppFormState<Values> {
  return useForm({ mode: 'uncontrolled', initialValues, validate: schemaResolver(schema, { sync: true }) });
}

/** Shows what the server refused at the fields it names; returns those that belong to no field. */
export function showProblems(
  form: Pick<AppFormState<never>, 'setErrors'>,
  problems: readonly FieldProblem[],
): FieldProblem[] {
  form.setErrors(Object.fromEntries(problems.flatMap(({ field, message }) => (field ? [[field, message]] : []))));
  return problems.filter(({ field }) => !field);
}

/** The errors a form shows now, in the words of an ErrorSummary. */
export function problemsOf(errors: Partial<Record<string, unknown>>): FieldProblem[] {
  return Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message: String(message) }] : []));
}

import { schemaResolver, useForm } from '@mantine/form';
import type { ChangeEvent, FormEvent } from 'react';
import type { z } from 'zod';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';

type Name<Values> = Extract<keyof Values, string>;

/**
 * The form state for the `App…` fields; `Values` is the type before the schema transforms it.
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
  /** Treats the current values as saved. */
  resetDirty: () => void;
  reset: () => void;
  onSubmit: (send: (values: Values) => void, refused?: () => void) => (event: FormEvent<HTMLFormElement>) => void;
};

/** The props of a bound control; `onChange` accepts the event or the value. */
export type BoundInput = {
  defaultValue?: string;
  error?: string;
  onChange: (change: ChangeEvent<HTMLInputElement | HTMLTextAreaElement> | string | null) => void;
  onFocus?: () => void;
  onBlur?: () => void;
};

/** A form validated by the zod schema of its mutation. Fields are uncontrolled, so typing causes no re-render. */
export function useAppForm<Values extends Record<string, unknown>>(
  schema: z.ZodType<unknown, Values>,
  initialValues: NoInfer<Values>,
): AppFormState<Values> {
  return useForm({ mode: 'uncontrolled', initialValues, validate: schemaResolver(schema, { sync: true }) });
}

/**
 * Shows server problems at the fields they name ('roleTypes.0' at 'roleTypes'), joining several at one field. Returns
 * those that belong to no field.
 */
export function showProblems(
  form: Pick<AppFormState<never>, 'setErrors'>,
  problems: readonly FieldProblem[],
): FieldProblem[] {
  const errors: Record<string, string> = {};
  for (const { field, message } of problems) {
    const name = field?.split('.')[0];
    if (name) errors[name] = errors[name] ? `${errors[name]} ${message}` : message;
  }
  form.setErrors(errors);
  return problems.filter(({ field }) => !field);
}

/** The form's current errors, for an ErrorSummary. */
export function problemsOf(errors: Partial<Record<string, unknown>>): FieldProblem[] {
  return Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message: String(message) }] : []));
}

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

/** The state of a section of settings: its controls hold what the form says, so that newer saved values show in them. */
export interface SettingsFormState<Values> {
  readonly errors: Partial<Record<string, unknown>>;
  readonly getValues: () => Values;
  readonly isTouched: (name: string) => boolean;
  readonly resetTouched: () => void;
  readonly setFieldValue: (name: string, value: unknown) => void;
  readonly setErrors: (errors: Record<string, string>) => void;
  readonly clearFieldError: (name: string) => void;
}

/** A form whose values may begin as somebody left them: `touched` names the fields they had changed. */
export function useSettingsForm<Values extends object>(
  initialValues: Values,
  touched: readonly string[],
): SettingsFormState<Values> {
  const initialTouched = Object.fromEntries(touched.map((name) => [name, true]));
  return useForm({ mode: 'controlled', initialValues, initialTouched }) as unknown as SettingsFormState<Values>;
}

/**
 * Shows what the server refused at the fields it names, 'roleTypes.0' at 'roleTypes', all that is wrong with one in one
 * text; returns what belongs to no field.
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

/** The errors a form shows now, in the words of an ErrorSummary. */
export function problemsOf(errors: Partial<Record<string, unknown>>): FieldProblem[] {
  return Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message: String(message) }] : []));
}

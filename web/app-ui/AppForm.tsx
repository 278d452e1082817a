import { type ReactNode, useState } from 'react';
import { ErrorSummary, type FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { Form } from '#web/ui/Form.tsx';
import { type AppFormState, problemsOf } from './form.ts';

export type AppFormProps<Values> = {
  form: AppFormState<Values>;
  /** Called with values that pass the schema, but as typed: parse them again if the schema transforms them. */
  onSubmit: (values: Values) => void | Promise<void>;
  /** Refusals from the server that belong to no field. */
  problems?: readonly FieldProblem[];
  children: ReactNode;
};

/** A form of `App…` fields. After a failed attempt, a summary at the top links to the fields to correct. */
export function AppForm<Values>(props: AppFormProps<Values>) {
  const { form, onSubmit, problems = [], children } = props;
  const [tries, setTries] = useState(0);
  const submit = form.onSubmit(
    (values) => void onSubmit(values),
    () => setTries((before) => before + 1),
  );
  const shown = [...problems, ...problemsOf(form.errors)];
  return (
    <Form onSubmit={submit}>
      {(tries > 0 || problems.length > 0) && <ErrorSummary key={tries} problems={shown} />}
      {children}
    </Form>
  );
}

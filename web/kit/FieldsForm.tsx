import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import type { FormAnswer, FormValues } from './form-action.ts';
import { type FormFields, useFormFields } from './form-fields.ts';
import { PageForm } from './PageForm.tsx';

type FieldsFormProps<F extends string> = {
  answer: FormAnswer<F> | undefined;
  initial?: Partial<FormValues<F>>;
  label?: string;
  /** The title of the problems after a refusal, such as 'Your report has not been sent yet'. */
  unsent: string;
  /** The label of the button. */
  submit: string;
  isWide?: boolean;
  /** Fields that are not shown, such as an id. */
  hidden?: Partial<FormValues<F>>;
  children: (field: FormFields<F>['field']) => ReactNode;
};

/** A form for a page's `formAction`: what to correct, the fields, and a button that says while it is being sent. */
export function FieldsForm<F extends string>({ answer, initial, label, hidden = {}, ...form }: FieldsFormProps<F>) {
  const { field, problems, isSending } = useFormFields(answer, initial);
  return (
    <PageForm aria-label={label}>
      <ErrorSummary problems={problems} title={form.unsent} />
      {Object.entries<string | undefined>(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {form.children(field)}
      <FormActions>
        <Button type="submit" variant="primary" wide={form.isWide ?? false} busy={isSending}>
          {isSending ? 'Please wait...' : form.submit}
        </Button>
      </FormActions>
    </PageForm>
  );
}

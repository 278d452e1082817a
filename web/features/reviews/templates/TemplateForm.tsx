import { useState } from 'react';
import { z } from 'zod';
import { problemOfBody, templateFields, templateLimits } from '#common/reviews/templates/inputs.ts';
import { placeholdersFor, placeholderWords, type TemplateKind } from '#common/reviews/templates/placeholders.ts';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppTextArea, AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from './Templates.module.css';

/** What people write into a template. */
export type TypedTemplate = { name: string; body: string; isShared: boolean };

type TemplateFormProps = {
  kind: TemplateKind;
  before: Pick<TypedTemplate, 'name' | 'body'>;
  /** Whether the person may choose that the whole agency uses it: 'must' if they have no templates of their own. */
  sharing: 'no' | 'may' | 'must';
  verb: string;
  /** Saves it; a rejection is shown at its fields. */
  save: (typed: TypedTemplate) => Promise<unknown>;
  onCancel: () => void;
};

type Values = { name: string; body: string };

/** The name and the text of a template, with the placeholders that can stand in it. */
export function TemplateForm({ kind, before, sharing, verb, save, onCancel }: TemplateFormProps) {
  const [isShared, setShared] = useState(sharing === 'must');
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const form = useAppForm<Values>(schemaFor[kind] as never, before);
  const send = async (values: Values) => {
    setBusy(true);
    setProblems([]);
    try {
      await save({ ...values, isShared });
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <AppTextField
        form={form}
        name="name"
        label="Name"
        help="Only you and your agency see it."
        maxLength={templateLimits.name}
      />
      <AppTextArea form={form} name="body" label="Text" rows={8} maxLength={templateLimits[kind]} />
      <div>
        <p className={styles.about}>Type these in the text. Each review fills them in:</p>
        <dl className={styles.placeholders}>
          {placeholdersFor(kind).map((name) => (
            <div key={name}>
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd>{placeholderWords[name].label}</dd>
            </div>
          ))}
        </dl>
      </div>
      {sharing === 'may' && (
        <Checkbox
          name="isShared"
          label="Share with everyone at your agency"
          help="They can use it. Only admins can change it."
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      )}
      {sharing === 'must' && <p className={styles.about}>Everyone at your agency can use it.</p>}
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          {verb}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </FormActions>
    </AppForm>
  );
}

const schemaOf = (kind: TemplateKind) =>
  z.object(templateFields).superRefine(({ body }, context) => {
    const message = problemOfBody(body, kind);
    if (message) context.addIssue({ code: 'custom', path: ['body'], message });
  });

const schemaFor = { reply: schemaOf('reply'), post: schemaOf('post') };

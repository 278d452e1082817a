import { useState } from 'react';
import { z } from 'zod';
import { webhookLimits, webhookUrl } from '#common/surveys/webhooks.ts';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';

/** What people choose of a webhook. */
export type TypedWebhook = { url: string; takesAll: boolean };

type WebhookFormProps = {
  before: TypedWebhook;
  /** The label of the button. */
  verb: string;
  /** Saves it; a rejection is shown at its fields. */
  save: (typed: TypedWebhook) => Promise<unknown>;
  onCancel: () => void;
};

const schema = z.object({ url: webhookUrl });

/** Where a webhook sends answers, and which ones. */
export function WebhookForm({ before, verb, save, onCancel }: WebhookFormProps) {
  const [takes, setTakes] = useState(before.takesAll ? 'all' : 'some');
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const form = useAppForm<{ url: string }>(schema as never, { url: before.url });
  const send = async ({ url }: { url: string }) => {
    setBusy(true);
    setProblems([]);
    try {
      await save({ url, takesAll: takes === 'all' });
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <AppTextField
        form={form}
        name="url"
        label="URL"
        type="url"
        inputMode="url"
        help="It must start with https:// and be reachable from the internet."
        maxLength={webhookLimits.url}
      />
      <Choice
        name="takes"
        legend="Which answers to send"
        value={takes}
        onChange={({ target }) => setTakes(target.value)}
        options={[
          {
            value: 'some',
            label: 'Answers of chosen groups',
            help: 'Choose them in the survey editor, under “After the questions”.',
          },
          { value: 'all', label: 'All answers' },
        ]}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          {verb}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </FormActions>
    </AppForm>
  );
}

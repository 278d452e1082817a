import { useState } from 'react';
import {
  type ApiScope,
  type ApiTokenLife,
  apiLimits,
  apiScopes,
  apiScopeWords,
  apiTokenLifeWords,
  createApiTokenInput,
} from '#common/api/tokens.ts';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox, Choice } from '#web/ui/Choice.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { FormActions } from '#web/ui/Form.tsx';

/** What people choose of a token. */
export type TypedToken = { name: string; scopes: readonly ApiScope[]; expires: ApiTokenLife };

type ApiTokenFormProps = {
  /** Saves it; a rejection is shown at its fields. */
  save: (typed: TypedToken) => Promise<unknown>;
  onCancel: () => void;
};

const schema = createApiTokenInput.pick({ name: true });

/** The name of a new token, what it may do, and when it expires. */
export function ApiTokenForm({ save, onCancel }: ApiTokenFormProps) {
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [expires, setExpires] = useState<ApiTokenLife>('1 year');
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [wrongScopes, setWrongScopes] = useState<string>();
  const form = useAppForm<{ name: string }>(schema as never, { name: '' });
  const send = async ({ name }: { name: string }) => {
    setBusy(true);
    setProblems([]);
    try {
      await save({ name, scopes, expires });
    } catch (error) {
      const found = problemsOf(error);
      const [forScopes, others] = [found.filter(isAboutScopes), found.filter((one) => !isAboutScopes(one))];
      setWrongScopes(forScopes[0]?.message);
      setProblems([...showProblems(form, others), ...forScopes]);
      setBusy(false);
    }
  };
  const toggle = (scope: ApiScope, isOn: boolean) => {
    setWrongScopes(undefined);
    setScopes(apiScopes.filter((one) => (one === scope ? isOn : scopes.includes(one))));
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <AppTextField
        form={form}
        name="name"
        label="Name"
        help="What you'll use it for, such as Payroll sync."
        maxLength={apiLimits.name}
      />
      <FieldGroup id="scopes" legend="What it can do" error={wrongScopes}>
        {apiScopes.map((scope, index) => (
          <Checkbox
            key={scope}
            id={index === 0 ? 'scopes' : undefined}
            name={scope}
            label={apiScopeWords[scope]}
            checked={scopes.includes(scope)}
            onChange={({ target }) => toggle(scope, target.checked)}
          />
        ))}
      </FieldGroup>
      <Choice
        name="expires"
        legend="Expires"
        inline
        value={expires}
        onChange={({ target }) => setExpires(target.value as ApiTokenLife)}
        options={Object.entries(apiTokenLifeWords).map(([value, label]) => ({ value, label }))}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          Create token
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </FormActions>
    </AppForm>
  );
}

const isAboutScopes = ({ field }: { field?: string | null }) => field?.split('.')[0] === 'scopes';

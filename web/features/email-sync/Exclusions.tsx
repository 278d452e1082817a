import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router';
import {
  type ExclusionKind,
  emailSyncLimits,
  exclusionKinds,
  exclusionWords,
} from '#common/email-sync/found-people.ts';
import { addMailExclusionInput } from '#common/email-sync/inputs.ts';
import { meets } from '#common/roles.ts';
import type { Exclusions_query$key } from '#web/__generated__/Exclusions_query.graphql.ts';
import type { ExclusionsAddMutation } from '#web/__generated__/ExclusionsAddMutation.graphql.ts';
import type { ExclusionsRemoveMutation } from '#web/__generated__/ExclusionsRemoveMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { AppForm } from '#web/app-ui/AppForm.tsx';
import { AppRadioGroup, AppTextField } from '#web/app-ui/fields.tsx';
import { showProblems, useAppForm } from '#web/app-ui/form.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import styles from './EmailSync.module.css';

/** What the agency never wants to find; its admins change it. */
export function Exclusions({ data: key }: { data: Exclusions_query$key }) {
  const { mailExclusions } = useFragment(
    graphql`
      fragment Exclusions_query on Query {
        mailExclusions(first: 100) {
          edges { node { id kind value } }
        }
      }
    `,
    key,
  );
  const isAdmin = meets(useHeldRoles(), 'recruiter_admin');
  const rows = (mailExclusions?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <div className={styles.parts}>
      <Card title="What your agency excludes">
        <div className={styles.part}>
          {rows.length === 0 ? (
            <EmptyState>
              Nothing is excluded yet. Exclude suppliers, friends or internal topics, and we won't suggest anyone from
              them.
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {rows.map((row) => (
                <Exclusion key={row.id} row={row} mayRemove={isAdmin} />
              ))}
            </ul>
          )}
        </div>
      </Card>
      {isAdmin ? (
        <Card title="Add an exclusion">
          <AddExclusion />
        </Card>
      ) : (
        <p className={styles.about}>Your agency's admin can change what is excluded.</p>
      )}
    </div>
  );
}

type Row = { readonly id: string; readonly kind: string; readonly value: string };

function Exclusion({ row, mayRemove }: { row: Row; mayRemove: boolean }) {
  const { revalidate } = useRevalidator();
  const remove = useCommand<ExclusionsRemoveMutation>(graphql`
    mutation ExclusionsRemoveMutation($input: RemoveMailExclusionInput!) {
      removeMailExclusion(input: $input) {
        deletedExclusionId
        errors { code message field }
      }
    }
  `);
  return (
    <li className={styles.exclusion}>
      <span>
        <span className={styles.title}>{row.value}</span>{' '}
        <span className={styles.about}>{exclusionWords[row.kind as ExclusionKind]}</span>
      </span>
      {mayRemove && (
        <ActButton
          size="small"
          act={() => remove({ exclusionId: row.id }).finally(() => void revalidate())}
          done={`${row.value} is no longer excluded.`}
          aria-label={`Remove ${row.value}`}
        >
          Remove
        </ActButton>
      )}
    </li>
  );
}

function AddExclusion() {
  const [round, setRound] = useState(0);
  return <ExclusionForm key={round} onAdded={() => setRound(round + 1)} />;
}

function ExclusionForm({ onAdded }: { onAdded: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const { revalidate } = useRevalidator();
  const form = useAppForm<Typed>(addMailExclusionInput as never, { kind: 'domain', value: '' });
  const add = useCommand<ExclusionsAddMutation>(graphql`
    mutation ExclusionsAddMutation($input: AddMailExclusionInput!) {
      addMailExclusion(input: $input) {
        mailExclusion { id kind value }
        errors { code message field }
      }
    }
  `);
  const send = async (typed: Typed) => {
    setBusy(true);
    setProblems([]);
    try {
      await add(typed);
      notify.success(`${typed.value} excluded.`);
      void revalidate();
      onAdded();
    } catch (error) {
      setProblems(showProblems(form, problemsOf(error)));
      setBusy(false);
    }
  };
  return (
    <AppForm form={form} onSubmit={send} problems={problems}>
      <AppRadioGroup
        form={form}
        name="kind"
        label="What to exclude"
        inline
        options={exclusionKinds.map((value) => ({ value, label: exclusionWords[value] }))}
      />
      <AppTextField
        form={form}
        name="value"
        label="Value"
        help="Such as supplier.com, name@company.com, or invoice. People already suggested from a domain or an address leave the list."
        autoComplete="off"
        autoCapitalize="none"
        maxLength={emailSyncLimits.value}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          Add exclusion
        </Button>
      </FormActions>
    </AppForm>
  );
}

type Typed = { kind: string; value: string };

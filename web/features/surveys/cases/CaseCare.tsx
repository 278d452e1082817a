import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CaseCare_case$key } from '#web/__generated__/CaseCare_case.graphql.ts';
import type { CaseCareMutation } from '#web/__generated__/CaseCareMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** Who looks after a case, and until when. */
export function CaseCare({ npsCase: key }: { npsCase: CaseCare_case$key }) {
  const { id, version, dueOn, owner, isOverdue, possibleOwners } = useFragment(
    graphql`
      fragment CaseCare_case on NpsCase {
        id
        version
        dueOn
        isOverdue
        owner { id name }
        possibleOwners(first: 100) { edges { node { id name } } }
      }
    `,
    key,
  );
  const [ownerId, setOwner] = useState(owner?.id ?? '');
  const [day, setDay] = useState<string>(dueOn);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const save = useCommand<CaseCareMutation>(graphql`
    mutation CaseCareMutation($input: SaveNpsCaseInput!) {
      saveNpsCase(input: $input) {
        npsCase {
          ...CaseList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const isChanged = ownerId !== (owner?.id ?? '') || day !== dueOn;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblems([]);
    try {
      await save({
        caseId: id,
        expectedVersion: version,
        ...(ownerId !== (owner?.id ?? '') && { ownerId }),
        ...(day !== dueOn && { dueOn: day }),
      });
      notify.success('Case saved.');
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };
  const wrong = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const people = (possibleOwners.edges ?? []).flatMap((edge) => edge?.node ?? []);
  // An owner who can no longer be chosen is still shown.
  const isListed = people.some(({ id }) => id === owner?.id);
  const otherOwner = isListed ? [] : [{ value: owner?.id ?? '', label: owner?.name ?? 'Nobody' }];
  return (
    <Form onSubmit={send}>
      <ErrorSummary problems={problems.filter(({ field }) => field === null)} />
      <SelectField
        id="ownerId"
        label="Owner"
        value={ownerId}
        error={wrong('ownerId')}
        options={[...otherOwner, ...people.map(({ id: value, name: label }) => ({ value, label }))]}
        onChange={({ target }) => setOwner(target.value)}
      />
      <TextField
        id="dueOn"
        type="date"
        label="Due"
        help={isOverdue ? 'Overdue' : undefined}
        value={day}
        error={wrong('dueOn')}
        onChange={({ target }) => setDay(target.value)}
      />
      {isChanged && (
        <FormActions>
          <Button type="submit" variant="primary" busy={isBusy}>
            Save
          </Button>
        </FormActions>
      )}
    </Form>
  );
}

import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay';
import { caseLimits } from '#common/surveys/cases.ts';
import type { AddNoteMutation } from '#web/__generated__/AddNoteMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { useUnsent } from '#web/kit/unsent.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

/** Adds a note to a case. One that is refused or was not sent stays in the field. */
export function AddNote({ caseId }: { caseId: string }) {
  const unsent = useUnsent<{ note: string }>(`case note ${caseId}`);
  const [note, setNote] = useState(unsent.kept?.note ?? '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const add = useCommand<AddNoteMutation>(graphql`
    mutation AddNoteMutation($input: NoteNpsCaseInput!) {
      noteNpsCase(input: $input) {
        npsCase {
          ...CaseList_row @relay(mask: false)
        }
        errors { code message field }
      }
    }
  `);
  const type = (typed: string) => {
    setNote(typed);
    if (typed) unsent.note({ note: typed });
    else unsent.forget();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await add({ caseId, note });
      unsent.forget();
      setNote('');
      notify.success('Note added.');
    } catch (error) {
      setProblem(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={send}>
      <TextArea
        id="case-note"
        label="New note"
        rows={3}
        help="You can't change a note after you add it."
        maxLength={caseLimits.note}
        value={note}
        error={problem}
        onChange={({ target }) => type(target.value)}
      />
      <FormActions>
        <Button type="submit" busy={isBusy}>
          Add note
        </Button>
      </FormActions>
    </Form>
  );
}

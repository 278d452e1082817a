import { type FormEvent, useId, useState } from 'react';
import { graphql } from 'react-relay';
import { jobLimits } from '#common/jobs/limits.ts';
import type { WriteMessageMutation } from '#web/__generated__/WriteMessageMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { useUnsent } from '#web/kit/unsent.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

/** Writes to the other side. A message that is refused or was not sent stays in the field. */
export function WriteMessage({ about, to }: { about: string; to: string }) {
  const unsent = useUnsent<{ words: string }>(`job message ${about}`);
  const [words, setWords] = useState(unsent.kept?.words ?? '');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const field = useId();
  const send = useCommand<WriteMessageMutation>(mutation);
  const type = (typed: string) => {
    setWords(typed);
    setProblem(undefined);
    if (typed) unsent.note({ words: typed });
    else unsent.forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await send({ aboutId: about, words });
      unsent.forget();
      setWords('');
      notify.success(`Message sent to ${to}.`);
    } catch (error) {
      setProblem(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={submit}>
      <TextArea
        id={field}
        label={`Message to ${to}`}
        rows={3}
        maxLength={jobLimits.message}
        value={words}
        error={problem}
        onChange={({ target }) => type(target.value)}
      />
      <FormActions>
        <Button type="submit" busy={isBusy}>
          Send message
        </Button>
      </FormActions>
    </Form>
  );
}

const mutation = graphql`
  mutation WriteMessageMutation($input: SendJobMessageInput!) {
    sendJobMessage(input: $input) {
      errors { code message field }
      thread {
        id
        canWrite
        lastMessageAt
        lastWords
        ...Messages_thread
      }
      application {
        id
        thread {
          id
        }
      }
      jobEngagement {
        id
        thread {
          id
        }
      }
      engagedJob {
        id
        thread {
          id
        }
      }
    }
  }
`;

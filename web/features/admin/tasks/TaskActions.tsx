import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TaskConfirmation, type TaskStep } from './TaskConfirmation.tsx';

type TaskActionsProps = Pick<Parameters<typeof TaskConfirmation>[0], 'task' | 'listId'> & { state: string };

/** What can be done with a failed task, each after a confirmation. */
export function TaskActions({ task, state, listId }: TaskActionsProps) {
  const [what, choose] = useState<TaskStep | null>(null);
  if (state === 'running') return <p>It is running now.</p>;
  if (state === 'due' || state === 'planned') return <p>It has not failed: it runs by itself at its time.</p>;
  return (
    <>
      <Button variant="primary" onClick={() => choose('retry')}>
        Retry now
      </Button>
      {state === 'failed' && (
        <>
          <Button onClick={() => choose('retryAll')}>Retry all of this kind</Button>
          <Button variant="danger" onClick={() => choose('remove')}>
            Remove
          </Button>
        </>
      )}
      {what && <TaskConfirmation what={what} task={task} listId={listId} onClose={() => choose(null)} />}
    </>
  );
}

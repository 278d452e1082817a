import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { TaskConfirmation, type TaskStep } from './TaskConfirmation.tsx';

type TaskActionsProps = Pick<Parameters<typeof TaskConfirmation>[0], 'task' | 'listId'> & { state: string };

/** What can be done with a failed task, each after a confirmation. */
export function TaskActions({ task, state, listId }: TaskActionsProps) {
  const [what, choose] = useState<TaskStep | null>(null);
  if (state === 'running') return <p>This task is running now.</p>;
  if (state === 'due' || state === 'planned')
    return <p>This task hasn't failed. It runs automatically when it's due.</p>;
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

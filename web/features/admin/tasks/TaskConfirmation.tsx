import { graphql } from 'react-relay';
import type { TaskConfirmationRemoveMutation } from '#web/__generated__/TaskConfirmationRemoveMutation.graphql.ts';
import type { TaskConfirmationRetryAllMutation } from '#web/__generated__/TaskConfirmationRetryAllMutation.graphql.ts';
import type { TaskConfirmationRetryMutation } from '#web/__generated__/TaskConfirmationRetryMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { leavingList } from '../panel/leave-list.ts';
import { taskName } from './task-state-words.ts';

/** The actions for a task. */
export type TaskStep = 'retry' | 'retryAll' | 'remove';

type Props = {
  what: TaskStep;
  task: { readonly id: string; readonly name: string };
  /** The list in the store from which the task is removed. */
  listId: string | undefined;
  onClose: () => void;
};

/** Confirms before a task runs again or is removed. */
export function TaskConfirmation({ what, task, listId, onClose }: Props) {
  const retry = useCommand<TaskConfirmationRetryMutation>(graphql`
    mutation TaskConfirmationRetryMutation($input: RetryTaskInput!) {
      retryTask(input: $input) {
        taskId
        errors { code message field }
      }
    }
  `);
  const retryAll = useCommand<TaskConfirmationRetryAllMutation>(graphql`
    mutation TaskConfirmationRetryAllMutation($input: RetryFailedTasksInput!) {
      retryFailedTasks(input: $input) {
        count
        errors { code message field }
      }
    }
  `);
  const remove = useCommand<TaskConfirmationRemoveMutation>(graphql`
    mutation TaskConfirmationRemoveMutation($input: RemoveTaskInput!) {
      removeTask(input: $input) {
        taskId
        errors { code message field }
      }
    }
  `);
  const updater = leavingList(listId, task.id);
  const name = taskName(task.name);
  const steps = {
    retry: {
      title: 'Retry this task now?',
      verb: 'Retry now',
      done: `‘${name}’ will run now.`,
      words: 'It starts right away and gets all its attempts again. Running a task twice is harmless.',
      act: () => retry({ taskId: task.id }, { updater }),
    },
    retryAll: {
      title: `Retry all failed ‘${name}’ tasks?`,
      verb: 'Retry all',
      done: 'The tasks will run now.',
      words: 'Up to 1,000 failed tasks start right away. Each gets all its attempts again.',
      act: () => retryAll({ name: task.name }, { updater }),
    },
    remove: {
      title: 'Remove this task?',
      verb: 'Remove',
      done: 'Task removed.',
      words: "The task will never run. You can't undo this.",
      act: () => remove({ taskId: task.id }, { updater }),
    },
  }[what];
  return (
    <Confirm
      open
      title={steps.title}
      verb={steps.verb}
      tone={what === 'remove' ? 'danger' : 'primary'}
      done={steps.done}
      act={steps.act}
      onClose={onClose}
    >
      <p>{steps.words}</p>
    </Confirm>
  );
}

import { graphql, useFragment } from 'react-relay';
import { statusMeaningLabels } from '#common/connections/meanings.ts';
import { jobTypeLabels } from '#common/placements/kinds.ts';
import type { Meanings_connection$key } from '#web/__generated__/Meanings_connection.graphql.ts';
import type { MeaningsStatusMutation } from '#web/__generated__/MeaningsStatusMutation.graphql.ts';
import type { MeaningsTypeMutation } from '#web/__generated__/MeaningsTypeMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import styles from './Connections.module.css';

/** Asks what words of the software mean that nobody has explained yet. Nothing if there are none. */
export function Meanings({ connection: key }: { connection: Meanings_connection$key }) {
  const { id, unknownTypes, unknownStatuses } = useFragment(
    graphql`
      fragment Meanings_connection on Integration {
        id
        unknownTypes
        unknownStatuses
      }
    `,
    key,
  );
  const saveType = useCommand<MeaningsTypeMutation>(graphql`
    mutation MeaningsTypeMutation($input: SaveTypeMeaningInput!) {
      saveTypeMeaning(input: $input) {
        connection { ...Overview_connection }
        errors { code message field }
      }
    }
  `);
  const saveStatus = useCommand<MeaningsStatusMutation>(graphql`
    mutation MeaningsStatusMutation($input: SaveStatusMeaningInput!) {
      saveStatusMeaning(input: $input) {
        connection { ...Overview_connection }
        errors { code message field }
      }
    }
  `);
  const choose = async (save: () => Promise<unknown>) => {
    try {
      await save();
      notify.success('Saved.');
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    }
  };
  return (
    <>
      {unknownTypes.map((word) => (
        <div key={word} className={styles.match}>
          <SelectField
            label={`Type “${word}” means`}
            options={optionsOf(jobTypeLabels)}
            defaultValue=""
            onChange={({ target: { value } }) =>
              void (value && choose(() => saveType({ connectionId: id, word, meaning: value })))
            }
          />
        </div>
      ))}
      {unknownStatuses.map((word) => (
        <div key={word} className={styles.match}>
          <SelectField
            label={`Status “${word}” means`}
            options={optionsOf(statusMeaningLabels)}
            defaultValue=""
            onChange={({ target: { value } }) =>
              void (value && choose(() => saveStatus({ connectionId: id, word, meaning: value })))
            }
          />
        </div>
      ))}
    </>
  );
}

const optionsOf = (labels: Readonly<Record<string, string>>) => [
  { value: '', label: 'Choose' },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

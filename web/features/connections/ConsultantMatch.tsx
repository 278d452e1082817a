import { graphql } from 'react-relay';
import type { ConsultantMatchMutation } from '#web/__generated__/ConsultantMatchMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import styles from './Connections.module.css';
import type { ConsultantRow } from './ConsultantList.tsx';

/** A recruiter who can be chosen. */
export interface MatchChoice {
  readonly id: string;
  readonly name: string;
}

const leaveOut = 'left-out';

/** Says who a consultant is here. Saved as it is chosen; their placements follow. */
export function ConsultantMatch({ row, recruiters }: { row: ConsultantRow; recruiters: readonly MatchChoice[] }) {
  const match = useCommand<ConsultantMatchMutation>(graphql`
    mutation ConsultantMatchMutation($input: MatchConnectionPersonInput!) {
      matchConnectionPerson(input: $input) {
        person { ...ConsultantList_row @relay(mask: false) }
        errors { code message field }
      }
    }
  `);
  const choose = async (value: string) => {
    const isIgnored = value === leaveOut;
    try {
      await match({ personId: row.id, recruiterId: isIgnored || !value ? null : value, isIgnored });
      notify.success(isIgnored ? `${row.name} is left out.` : value ? `${row.name} matched.` : 'Match removed.');
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    }
  };
  const known = row.recruiter && !recruiters.some(({ id }) => id === row.recruiter!.id) ? [row.recruiter] : [];
  return (
    <select
      className={styles.select}
      aria-label={`Recruiter for ${row.name}`}
      value={row.isIgnored ? leaveOut : (row.recruiter?.id ?? '')}
      onChange={({ target: { value } }) => void choose(value)}
    >
      <option value="">Not matched</option>
      {[...known, ...recruiters].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={leaveOut}>Leave out</option>
    </select>
  );
}

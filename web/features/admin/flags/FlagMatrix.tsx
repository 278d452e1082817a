import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import { flagPurposes } from '#common/flag-purposes.ts';
import { environments, type Flag } from '#common/flags.ts';
import type { FlagMatrix_flags$data, FlagMatrix_flags$key } from '#web/__generated__/FlagMatrix_flags.graphql.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { wordsOf } from '../panel/words.ts';
import styles from './FlagMatrix.module.css';

type Row = FlagMatrix_flags$data['flags'][number];

/** Every feature flag with its purpose, its state here and the reason, and its default in each environment. */
export function FlagMatrix({ flags }: { flags: FlagMatrix_flags$key }) {
  const here = useFragment(
    graphql`
      fragment FlagMatrix_flags on FlagsHere {
        environment
        flags {
          name
          isOn
          isDefault
          onIn
        }
      }
    `,
    flags,
  );
  return (
    <>
      <p>
        This installation is <b>{here.environment}</b>. A flag is as its environment has it, unless the setting
        PLAUDIT_FEATURES says otherwise at the start of Plaudit.
      </p>
      <DataTable label="Flags" columns={columns} rows={here.flags} rowKey={({ name }) => name} />
    </>
  );
}

const columns: Column<Row>[] = [
  {
    key: 'name',
    head: 'Flag',
    isBroad: true,
    cell: ({ name }) => (
      <span className={styles.flag}>
        <span className={styles.name}>{breakable(name)}</span>
        <span className={styles.about}>{flagPurposes[name as Flag]}</span>
      </span>
    ),
  },
  { key: 'here', head: 'Here', cell: ({ isOn }) => <OnOff isOn={isOn} /> },
  { key: 'why', head: 'Why', cell: ({ isDefault }) => (isDefault ? 'Default' : 'Setting'), wideOnly: true },
  ...environments.map(
    (environment): Column<Row> => ({
      key: environment,
      head: wordsOf(environment),
      cell: ({ onIn }) => (onIn.includes(environment) ? 'On' : 'Off'),
      wideOnly: true,
    }),
  ),
];

/** Lets a long name wrap before its capitals, not inside its words. */
const breakable = (name: string) =>
  name.split(/(?=[A-Z])/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function OnOff({ isOn }: { isOn: boolean }) {
  return <Tag tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</Tag>;
}

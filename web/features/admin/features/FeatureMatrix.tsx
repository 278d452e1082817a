import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay';
import { featurePurposes } from '#common/feature-purposes.ts';
import { type Environment, environments, type Feature } from '#common/features.ts';
import type {
  FeatureMatrix_features$data,
  FeatureMatrix_features$key,
} from '#web/__generated__/FeatureMatrix_features.graphql.ts';
import { type Column, DataTable } from '#web/app-ui/DataTable.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './FeatureMatrix.module.css';

type Row = FeatureMatrix_features$data['features'][number];

/** Every feature flag with its purpose, its state here and the reason, and its default in each environment. */
export function FeatureMatrix({ features }: { features: FeatureMatrix_features$key }) {
  const here = useFragment(
    graphql`
      fragment FeatureMatrix_features on FeaturesHere {
        environment
        features {
          name
          isOn
          isDefault
          onIn
        }
      }
    `,
    features,
  );
  return (
    <>
      <p>
        This installation is <b>{environmentNames[here.environment as Environment].toLowerCase()}</b>. Each flag uses
        its environment's default, unless the PLAUDIT_FEATURES setting overrides it when Plaudit starts.
      </p>
      <DataTable label="Feature flags" columns={columns} rows={here.features} rowKey={({ name }) => name} />
    </>
  );
}

const environmentNames: Readonly<Record<Environment, string>> = {
  local: 'Local',
  dev: 'Development',
  staging: 'Staging',
  production: 'Production',
};

const columns: Column<Row>[] = [
  {
    key: 'name',
    head: 'Flag',
    isBroad: true,
    cell: ({ name }) => (
      <span className={styles.feature}>
        <span className={styles.name}>{breakable(name)}</span>
        <span className={styles.about}>{featurePurposes[name as Feature]}</span>
      </span>
    ),
  },
  { key: 'here', head: 'Here', cell: ({ isOn }) => <OnOff isOn={isOn} /> },
  { key: 'why', head: 'Why', cell: ({ isDefault }) => (isDefault ? 'Default' : 'Setting'), wideOnly: true },
  ...environments.map(
    (environment): Column<Row> => ({
      key: environment,
      head: environmentNames[environment],
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

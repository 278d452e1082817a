import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount, formatDay } from '#common/formats.ts';
import { inviteSettingsLimits } from '#common/invitations/settings.ts';
import { type PlacementSource, placementSourceLabels, placementSources } from '#common/placements/kinds.ts';
import type { AutomaticInvitations_settings$key } from '#web/__generated__/AutomaticInvitations_settings.graphql.ts';
import type { AutomaticInvitationsOffMutation } from '#web/__generated__/AutomaticInvitationsOffMutation.graphql.ts';
import type { AutomaticInvitationsOnMutation } from '#web/__generated__/AutomaticInvitationsOnMutation.graphql.ts';
import type { AutomaticInvitationsReachQuery } from '#web/__generated__/AutomaticInvitationsReachQuery.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { useCommand } from '#web/kit/command.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox, Choice } from '#web/ui/Choice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './InviteSettings.module.css';

type AutomaticInvitationsProps = { settings: AutomaticInvitations_settings$key; canSave: boolean };

/** Which placements are invited without anybody pressing a button, by how they became known. */
export function AutomaticInvitations({ settings, canSave }: AutomaticInvitationsProps) {
  const { id, sources } = useFragment(
    graphql`
      fragment AutomaticInvitations_settings on InviteSettings {
        id
        sources(first: 20) {
          edges {
            node {
              id
              source
              since
              scheduled
            }
          }
        }
      }
    `,
    settings,
  );
  const [dialog, setDialog] = useState<PlacementSource | null>(null);
  const on = new Map(
    (sources.edges ?? []).flatMap((edge) => (edge?.node ? [[edge.node.source, edge.node] as const] : [])),
  );
  const chosen = dialog && on.get(dialog);
  return (
    <Card title="Invite automatically">
      <p className={styles.about}>
        We invite both sides of each placement at the times below, as soon as we know their names and email addresses.
        Everything is off until you turn it on. People who opted out, were invited in the last 90 days, or have already
        reviewed are left out, and so are canceled and hidden placements and extensions.
      </p>
      <ul className={styles.sources}>
        {placementSources.map((source) => {
          const one = on.get(source);
          const label = placementSourceLabels[source];
          return (
            <li key={source} className={styles.source}>
              <div className={styles.words}>
                <p className={styles.label}>
                  <span>{label}</span> {one ? <Tag tone="good">On</Tag> : <Tag>Off</Tag>}
                </p>
                <p className={styles.small}>
                  {one
                    ? `Placements that start on or after ${formatDay(one.since)} · ${formatCount(one.scheduled, 'invitation')} scheduled`
                    : hints[source]}
                </p>
              </div>
              {canSave && (
                <Button
                  size="small"
                  onClick={() => setDialog(source)}
                  aria-label={`${one ? 'Turn off' : 'Turn on'} for ${label}`}
                >
                  {one ? 'Turn off' : 'Turn on'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {dialog &&
        (chosen ? (
          <TurnOff
            key={`off ${dialog}`}
            settingsId={id}
            source={dialog}
            scheduled={chosen.scheduled}
            onClose={() => setDialog(null)}
          />
        ) : (
          <TurnOn key={`on ${dialog}`} settingsId={id} source={dialog} onClose={() => setDialog(null)} />
        ))}
    </Card>
  );
}

/** Which placements each source stands for. */
const hints: Readonly<Record<PlacementSource, string>> = {
  manual: 'Placements that recruiters enter here. Leave it off if they invite people themselves.',
  csv_imported: 'Placements from files you import. Leave it off if your files hold old placements.',
  jobadder: 'Placements that JobAdder sends us.',
  vincere: 'Placements that Vincere sends us.',
  bullhorn: 'Placements that Bullhorn sends us.',
  'email-sync': 'Placements found in a connected mailbox.',
  marketplace: 'Placements that come from offers accepted on Plaudit.',
};

type DialogProps = { settingsId: string; source: PlacementSource; onClose: () => void };

/** Asks how far back to invite, with how many people that is. */
function TurnOn({ settingsId, source, onClose }: DialogProps) {
  const [daysBack, setDaysBack] = useState('0');
  const turnOn = useCommand<AutomaticInvitationsOnMutation>(graphql`
    mutation AutomaticInvitationsOnMutation($input: TurnOnInviteSourceInput!) {
      turnOnInviteSource(input: $input) {
        errors { code message field }
        settings {
          ...AutomaticInvitations_settings
        }
      }
    }
  `);
  const label = placementSourceLabels[source];
  return (
    <Confirm
      open
      title={`Invite automatically: ${label}`}
      verb="Turn on"
      tone="primary"
      done={`Automatic invitations are on for ${label}.`}
      act={() => turnOn({ settingsId, source, daysBack: Number(daysBack) })}
      onClose={onClose}
    >
      <p>From now on, we schedule invitations for these placements. You can cancel each one before it goes out.</p>
      <ForViewer<AutomaticInvitationsReachQuery>
        query={graphql`
          query AutomaticInvitationsReachQuery($source: String!) {
            inviteReach(source: $source) {
              daysBack
              people
            }
          }
        `}
        variables={{ source }}
        otherwise={<Skeleton lines={4} />}
        failed={<HowFarBack value={daysBack} onChange={setDaysBack} reach={[]} />}
      >
        {({ inviteReach }) => <HowFarBack value={daysBack} onChange={setDaysBack} reach={inviteReach ?? []} />}
      </ForViewer>
    </Confirm>
  );
}

type HowFarBackProps = {
  value: string;
  onChange: (value: string) => void;
  reach: readonly { readonly daysBack: number; readonly people: number }[];
};

function HowFarBack({ value, onChange, reach }: HowFarBackProps) {
  return (
    <Choice
      name="daysBack"
      legend="Which placements should we start with?"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={inviteSettingsLimits.daysBack.map((days) => {
        const people = reach.find(({ daysBack }) => daysBack === days)?.people;
        return {
          value: String(days),
          label:
            days === 0 ? 'Only those that start from today on' : `Those that started in the last ${days} days, too`,
          help:
            people === undefined ? undefined : `Invites ${formatCount(people, 'person', 'people')} we know of today`,
        };
      })}
    />
  );
}

/** Turns a source off; what it has scheduled stays unless it is to be canceled. */
function TurnOff({ settingsId, source, scheduled, onClose }: DialogProps & { scheduled: number }) {
  const [cancels, setCancels] = useState(false);
  const turnOff = useCommand<AutomaticInvitationsOffMutation>(graphql`
    mutation AutomaticInvitationsOffMutation($input: TurnOffInviteSourceInput!) {
      turnOffInviteSource(input: $input) {
        errors { code message field }
        settings {
          ...AutomaticInvitations_settings
        }
      }
    }
  `);
  const label = placementSourceLabels[source];
  return (
    <Confirm
      open
      title={`Stop inviting automatically: ${label}`}
      verb="Turn off"
      tone="primary"
      done={`Automatic invitations are off for ${label}.`}
      act={() => turnOff({ settingsId, source, cancelsScheduled: cancels })}
      onClose={onClose}
    >
      <p>
        {scheduled > 0
          ? `No more invitations will be scheduled. ${formatCount(scheduled, 'invitation')} already scheduled will still go out.`
          : 'No more invitations will be scheduled.'}
      </p>
      {scheduled > 0 && (
        <Checkbox
          name="cancelsScheduled"
          label={`Cancel the ${formatCount(scheduled, 'scheduled invitation')}, too`}
          checked={cancels}
          onChange={({ currentTarget }) => setCancels(currentTarget.checked)}
        />
      )}
    </Confirm>
  );
}

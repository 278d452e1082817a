import { useCallback, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { deviceTimeZone, timeZoneOf } from '#common/time-zones.ts';
import type { TimeZoneSection_user$key } from '#web/__generated__/TimeZoneSection_user.graphql.ts';
import type { TimeZoneSectionMutation } from '#web/__generated__/TimeZoneSectionMutation.graphql.ts';
import { SingleSection } from '#web/app-ui/SettingsForm.tsx';
import type { Settings } from '#web/app-ui/settings.ts';
import { useSection } from '#web/app-ui/use-settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { ComboboxField } from '#web/ui/ComboboxField.tsx';
import styles from './TimeZoneSection.module.css';
import { zoneLabel, zoneOptions, zoneTyped } from './zone-options.ts';

/** The account's time zone: the person sees all dates and times in it. */
export function TimeZoneSection({ user }: { user: TimeZoneSection_user$key }) {
  const { id, timeZone } = useFragment(
    graphql`
      fragment TimeZoneSection_user on User {
        id
        timeZone
      }
    `,
    user,
  );
  const set = useSetTimeZone();
  const settings = useMemo<Settings>(
    () => ({
      of: `account time zone ${id}`,
      // A single field: the last choice counts, so there is nothing to compare.
      saved: { timeZone, version: 0 },
      save: (fields) => set(String(fields['timeZone'])),
    }),
    [id, timeZone, set],
  );
  const [now] = useState(() => new Date());
  return (
    <SingleSection
      settings={settings}
      id="time-zone"
      title="Time zone"
      about={<p>We show you dates and times in this time zone, and use it in our emails to you.</p>}
      labels={{ timeZone: 'Time zone' }}
    >
      <ZoneField now={now} />
    </SingleSection>
  );
}

/** Saves the person's time zone, which then applies to what they see in this tab. */
export function useSetTimeZone(): (timeZone: string) => Promise<void> {
  const session = useSession();
  const set = useCommand<TimeZoneSectionMutation>(mutation);
  return useCallback(
    async (timeZone) => {
      const { setTimeZone } = await set({ timeZone });
      const saved = setTimeZone?.user?.timeZone;
      if (saved) session.setTimeZone(saved);
    },
    [set, session],
  );
}

/** A time zone, chosen by a city's name; a field of a section of settings. */
export function ZoneField({ now }: { now: Date }) {
  const { values, set, wrong } = useSection({ timeZone: '' });
  const chosen = timeZoneOf(values.timeZone);
  const choose = (zone: string) => set('timeZone', zone);
  return (
    <ComboboxField
      id="timeZone"
      label="Time zone"
      help="Search for a city, such as Sydney."
      error={wrong('timeZone')}
      input={{ name: 'timeZone', maxLength: 80 }}
      value={chosen ? zoneLabel(chosen, now) : values.timeZone}
      onType={(text) => choose(zoneTyped(text, now))}
      onSearch={() => {}}
      listLabel="Time zones"
      options={zoneOptions(chosen ? '' : values.timeZone, deviceTimeZone(), now)}
      count={(found) => `${formatCount(found, 'time zone')} found`}
      onChoose={({ zone }) => choose(zone)}
    >
      {({ label, about }) => (
        <span className={styles.option}>
          <span>{label}</span> <span className={styles.about}>{about}</span>
        </span>
      )}
    </ComboboxField>
  );
}

const mutation = graphql`
  mutation TimeZoneSectionMutation($input: SetTimeZoneInput!) {
    setTimeZone(input: $input) {
      errors { code message field }
      user {
        id
        timeZone
      }
    }
  }
`;

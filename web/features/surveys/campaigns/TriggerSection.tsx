import { formatDay } from '#common/formats.ts';
import { isPlainDate } from '#common/plain-date.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { campaignLimits } from '#common/surveys/campaign-settings.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { Choice } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type TriggerSectionProps = {
  audience: Audience;
  isClosed: boolean;
  /** People are in it already, so the trigger stays. */
  hasPeople: boolean;
};

/** Who gets a campaign's emails: people of placements, some days after the start, or those on a list. */
export function TriggerSection({ audience, isClosed, hasPeople }: TriggerSectionProps) {
  const { field, values, set, wrong } = useSection({ trigger: '', delayDays: '', since: '' });
  const { min, max } = campaignLimits.delayDays;
  const whose = audience === 'candidate' ? 'The candidate' : "The employer's contact";
  return (
    <SettingsSection
      id="trigger"
      title="Who gets the emails"
      labels={{ trigger: 'Who', delayDays: 'Days after the start', since: 'First days from' }}
      inWords={(name, value) => (name === 'trigger' ? triggerWords(String(value)) : String(value ?? ''))}
      isClosed={isClosed}
    >
      <Choice
        name="trigger"
        legend="Who gets the emails"
        value={values.trigger}
        error={wrong('trigger')}
        onChange={({ target }) => set('trigger', target.value)}
        options={[
          {
            value: 'placement_start',
            label: 'People from placements',
            help: `${whose} of each placement, some days after the first day in the job`,
            disabled: hasPeople && values.trigger !== 'placement_start',
          },
          {
            value: 'list',
            label: 'People on a list',
            help: 'Everyone you add to this campaign',
            disabled: hasPeople && values.trigger !== 'list',
          },
        ]}
      />
      {hasPeople && (
        <p>You can't change this, because the campaign already has people. Create another campaign to ask others.</p>
      )}
      <p>
        Emails that follow a status in your recruitment software need a connection to it, which isn't available yet.
      </p>
      {values.trigger === 'placement_start' && (
        <>
          <TextField
            {...field('delayDays')}
            label="Days after the first day in the job"
            inputMode="numeric"
            help={`From ${min} to ${max}`}
          />
          <TextField
            {...field('since')}
            type="date"
            label="Placements that started on or after"
            help={
              isPlainDate(values.since)
                ? `Placements that started before ${formatDay(values.since)} are left out.`
                : 'Placements that started earlier are left out.'
            }
          />
        </>
      )}
    </SettingsSection>
  );
}

/** What starts a campaign's emails, in a few words. */
export const triggerWords = (trigger: string): string =>
  trigger === 'placement_start' ? 'People from placements' : 'People on a list';

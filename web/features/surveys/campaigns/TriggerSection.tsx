import { formatDay } from '#common/formats.ts';
import { isPlainDate } from '#common/plain-date.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { campaignLimits } from '#common/surveys/campaign-settings.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { useFeatures } from '#web/kit/features.ts';
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
  const { field, values, set, wrong } = useSection({ trigger: '', delayDays: '', since: '', atsStatus: '' });
  const { min, max } = campaignLimits.delayDays;
  const { bullhornNps } = useFeatures();
  const whose = audience === 'candidate' ? 'The candidate' : "The employer's contact";
  return (
    <SettingsSection
      id="trigger"
      title="Who gets the emails"
      labels={{ trigger: 'Who', atsStatus: 'Status', delayDays: 'Days after', since: 'From' }}
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
          ...(bullhornNps || values.trigger === 'ats_status'
            ? [
                {
                  value: 'ats_status',
                  label: 'People from placements in Bullhorn',
                  help: `${whose} of each placement that gets a status there`,
                  disabled: hasPeople && values.trigger !== 'ats_status',
                },
              ]
            : []),
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
      {values.trigger === 'ats_status' && (
        <>
          <TextField
            {...field('atsStatus')}
            label="Status in Bullhorn"
            help="Exactly as Bullhorn shows it. Connect Bullhorn under Tools first."
            maxLength={campaignLimits.atsStatus}
          />
          <TextField
            {...field('delayDays')}
            label="Days after the status"
            inputMode="numeric"
            help={`From ${min} to ${max}`}
          />
          <TextField
            {...field('since')}
            type="date"
            label="Statuses from"
            help="Placements that got the status earlier are left out."
          />
        </>
      )}
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
export const triggerWords = (trigger: string): string => {
  if (trigger === 'ats_status') return 'People from placements in Bullhorn';
  return trigger === 'placement_start' ? 'People from placements' : 'People on a list';
};

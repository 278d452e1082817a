import { formatCount, formatDay } from '#common/formats.ts';
import { isPlainDate } from '#common/plain-date.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { surveyUrl } from '#common/urls.ts';
import { CopyLink } from '#web/app-ui/CopyLink.tsx';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { localId } from '#web/kit/local-id.ts';
import { Checkbox } from '#web/ui/Choice.tsx';

type ActiveSectionProps = {
  isClosed: boolean;
  audience: Audience;
  saved: { readonly id: string; readonly hasOpenLink: boolean };
};

/** Whether a campaign sends and takes answers, with what that means for what is typed in the form. */
export function ActiveSection({ isClosed, audience, saved }: ActiveSectionProps) {
  const { tick, values } = useSection({
    ...{ isActive: false, hasOpenLink: false, trigger: '', delayDays: '', since: '', throttle: '' },
  });
  return (
    <SettingsSection
      id="active"
      title="Active or inactive"
      labels={{ isActive: 'Active', hasOpenLink: 'Open link' }}
      inWords={(_, value) => (value ? 'On' : 'Off')}
      isClosed={isClosed}
    >
      <Checkbox
        {...tick('isActive')}
        label="This campaign is active"
        help={values.isActive ? whenActive(values, audience) : whenInactive}
      />
      <Checkbox
        {...tick('hasOpenLink')}
        label="Anyone with the open link can answer"
        help="These answers are anonymous: you can't see who gave them, or when beyond the day."
      />
      {saved.hasOpenLink && <CopyLink label="Open link" path={surveyUrl(localId(saved.id))} />}
    </SettingsSection>
  );
}

const whenInactive =
  'While it is inactive, nobody gets an email, and its open link says that the survey takes no answers. People who were emailed before can still answer.';

type Typed = {
  readonly trigger: string;
  readonly delayDays: string;
  readonly since: string;
  readonly throttle: string;
};

/** What an active campaign does. */
function whenActive({ trigger, delayDays, since, throttle }: Typed, audience: Audience): string {
  const limit = /^\d+$/.test(throttle) ? `, at most ${formatCount(Number(throttle), 'email')} a day` : '';
  if (trigger === 'ats_status')
    return `People of placements that get the status in Bullhorn are emailed ${formatCount(Number(delayDays) || 0, 'day')} later, in your sending hours${limit}.`;
  if (trigger === 'list') return `Everyone you add gets an email in your sending hours${limit}.`;
  const who = audience === 'candidate' ? 'Candidates' : "Employers' contacts";
  const from = isPlainDate(since) ? ` started on or after ${formatDay(since)}` : ' have started';
  const after =
    delayDays === '0' ? 'on the first day' : `${formatCount(Number(delayDays) || 0, 'day')} after the first day`;
  return `${who} of placements that${from} get an email ${after}, in your sending hours${limit}. If that time has passed already, they get it soon after you save.`;
}

import { inviteSettingsLimits, weekdays } from '#common/invitations/settings.ts';
import { hourInWords, weekdayNames, weekdaysInWords } from '#common/invitations/settings-words.ts';
import type { Audience } from '#common/reviews/criteria.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './InviteSettings.module.css';

type SectionProps = { isClosed: boolean };

type DelaySectionProps = SectionProps & {
  title: string;
  about: string;
  days: { readonly min: number; readonly max: number };
  recommended: Readonly<Record<Audience, number>>;
};

/** How long after the start of a placement each side gets an email. */
export function DelaySection({ isClosed, title, about, days: { min, max }, recommended }: DelaySectionProps) {
  const { field } = useSection({ candidateDelayDays: '', employerDelayDays: '' });
  return (
    <SettingsSection
      id="delay"
      title={title}
      about={<p>{`Days after the first day in the job, from ${min} to ${max}. ${about}`}</p>}
      labels={{ candidateDelayDays: 'Candidates', employerDelayDays: 'Employers' }}
      isClosed={isClosed}
    >
      <div className={styles.row}>
        <TextField
          {...field('candidateDelayDays')}
          label="Candidates, days after the start"
          inputMode="numeric"
          help={`Recommended: ${recommended.candidate}`}
        />
        <TextField
          {...field('employerDelayDays')}
          label="Employers, days after the start"
          inputMode="numeric"
          help={`Recommended: ${recommended.employer}`}
        />
      </div>
    </SettingsSection>
  );
}

const hours = Array.from({ length: 25 }, (_, hour) => ({ value: String(hour), label: hourInWords(hour) }));
const none: { sendFromHour: string; sendUntilHour: string; sendWeekdays: readonly string[] } = {
  sendFromHour: '',
  sendUntilHour: '',
  sendWeekdays: [],
};

/** The hours and days in which emails leave; `about` says what else there is to know. */
export function HoursSection({ isClosed, about }: SectionProps & { about: string }) {
  const { field, values, set, wrong } = useSection(none);
  const toggle = (day: string) =>
    set(
      'sendWeekdays',
      weekdays.map(String).filter((one) => values.sendWeekdays.includes(one) !== (one === day)),
    );
  return (
    <SettingsSection
      id="hours"
      title="Quiet hours"
      about={
        <p>{`Emails go out only in these hours and on these days, where the recipient is. The rest of the time is quiet. ${about}`}</p>
      }
      labels={{ sendFromHour: 'Send from', sendUntilHour: 'Send until', sendWeekdays: 'Days' }}
      inWords={(name, value) =>
        name === 'sendWeekdays' ? weekdaysInWords((value as readonly string[]).map(Number)) : hourInWords(Number(value))
      }
      isClosed={isClosed}
    >
      <div className={styles.row}>
        <SelectField {...field('sendFromHour')} label="Send from" options={hours.slice(0, 24)} />
        <SelectField {...field('sendUntilHour')} label="Send until" options={hours.slice(1)} />
      </div>
      <FieldGroup id="sendWeekdays" legend="Send on" error={wrong('sendWeekdays')}>
        <div className={styles.days}>
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              name="sendWeekdays"
              id={`sendWeekdays-${day}`}
              label={weekdayNames[day]}
              checked={values.sendWeekdays.includes(String(day))}
              onChange={() => toggle(String(day))}
            />
          ))}
        </div>
      </FieldGroup>
    </SettingsSection>
  );
}

const { firstReminderDay, secondReminderDayMax, daysBetweenReminders } = inviteSettingsLimits;

type RemindersSectionProps = SectionProps & {
  about: string;
  /** What the reminders come after, such as 'invitation'. */
  after: string;
};

/** Whether and when people who have not answered are reminded. */
export function RemindersSection({ isClosed, about, after }: RemindersSectionProps) {
  const { field, tick, values } = useSection({ sendsReminders: false, firstReminderDay: '', secondReminderDay: '' });
  return (
    <SettingsSection
      id="reminders"
      title="Reminders"
      about={<p>{about}</p>}
      labels={{
        sendsReminders: 'Send reminders',
        firstReminderDay: 'First reminder',
        secondReminderDay: 'Second reminder',
      }}
      isClosed={isClosed}
    >
      <Checkbox {...tick('sendsReminders')} label="Remind people who haven't answered" />
      {values.sendsReminders && (
        <div className={styles.row}>
          <TextField
            {...field('firstReminderDay')}
            label={`First reminder, days after the ${after}`}
            inputMode="numeric"
            help={`From ${firstReminderDay.min} to ${firstReminderDay.max}`}
          />
          <TextField
            {...field('secondReminderDay')}
            label={`Second reminder, days after the ${after}`}
            inputMode="numeric"
            optional
            help={`At least ${daysBetweenReminders} days after the first, ${secondReminderDayMax} at most. Leave it empty to send one reminder.`}
          />
        </div>
      )}
    </SettingsSection>
  );
}

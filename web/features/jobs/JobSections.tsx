import { jobLimits } from '#common/jobs/limits.ts';
import { salaryPeriods, searchTypes, searchTypeWords } from '#common/jobs/words.ts';
import { currencies } from '#common/money.ts';
import { type JobType, jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import { specialitiesToShow, specialityOf } from '#common/specialities.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useEditor, useSection } from '#web/app-ui/use-settings.ts';
import { Checkbox, Choice } from '#web/ui/Choice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { FeeFields } from './FeeFields.tsx';
import styles from './Jobs.module.css';

/** What the job is and where. */
export function JobSection() {
  const { field } = useSection({ title: '', jobType: '', speciality: '', location: '', openings: '', description: '' });
  return (
    <SettingsSection
      id="job"
      title="Job"
      labels={{
        title: 'Job title',
        jobType: 'Type',
        speciality: 'Speciality',
        location: 'Location',
        openings: 'People to hire',
        description: 'Description',
      }}
      inWords={inWords}
    >
      <TextField {...field('title')} label="Job title" maxLength={jobLimits.title.max} autoComplete="off" />
      <div className={styles.pair}>
        <SelectField {...field('jobType')} label="Type" options={types} />
        <SelectField {...field('speciality')} label="Speciality" options={specialities} />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('location')}
          label="Location"
          help="Such as Wellington, or Remote in Australia."
          maxLength={jobLimits.location}
          autoComplete="off"
        />
        <TextField {...field('openings')} label="People to hire" inputMode="numeric" autoComplete="off" />
      </div>
      <TextArea
        {...field('description')}
        label="Description"
        help="The work, the team, and what the person needs to bring."
        rows={10}
        maxLength={jobLimits.description}
      />
    </SettingsSection>
  );
}

/** What the job pays. */
export function SalarySection() {
  const { field } = useSection({ currency: '', salaryPeriod: '', salaryFrom: '', salaryTo: '' });
  return (
    <SettingsSection
      id="salary"
      title="Salary"
      labels={{ salaryFrom: 'From', salaryTo: 'To', salaryPeriod: 'Per', currency: 'Currency' }}
    >
      <div className={styles.pair}>
        <TextField {...field('salaryFrom')} label="From" inputMode="decimal" autoComplete="off" optional />
        <TextField {...field('salaryTo')} label="To" inputMode="decimal" autoComplete="off" optional />
      </div>
      <div className={styles.pair}>
        <SelectField {...field('salaryPeriod')} label="Per" options={periods} />
        <SelectField {...field('currency')} label="Currency" options={currencyOptions} />
      </div>
    </SettingsSection>
  );
}

/** Who may work on the job, and how many of them. */
export function SearchSection() {
  const { field, tick, values, set, wrong } = useSection({
    searchType: '',
    wantedRecruiters: '',
    isPublic: false,
    isOnProfiles: false,
  });
  const { setAll } = useEditor();
  const change = (searchType: string) =>
    searchType === 'open'
      ? set('searchType', searchType)
      : setAll({ searchType, isPublic: false, isOnProfiles: false });
  return (
    <SettingsSection
      id="search"
      title="Who may work on it"
      labels={{
        searchType: 'Who may work on it',
        wantedRecruiters: 'Recruiters you want',
        isPublic: 'Public page',
        isOnProfiles: 'Named on profiles',
      }}
      inWords={(name, value) => {
        if (name === 'searchType') return searchTypeWords[value as 'open']?.label ?? '';
        return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '');
      }}
    >
      <Choice
        name="searchType"
        legend="Search type"
        value={values.searchType}
        onChange={({ target }) => change(target.value)}
        error={wrong('searchType')}
        options={searchTypes.map((value) => ({ value, ...searchTypeWords[value] }))}
      />
      <TextField
        {...field('wantedRecruiters')}
        label="Recruiters you want"
        help="Once this many work on the job, no more can join."
        inputMode="numeric"
        autoComplete="off"
      />
      {values.searchType === 'open' && (
        <>
          <Checkbox
            {...tick('isPublic')}
            label="Show the job on a public page"
            help="Anyone can read it, and search engines can list it. The page doesn't show the fee."
          />
          <Checkbox
            {...tick('isOnProfiles')}
            label="Show the job on recruiters' profiles"
            help="The profiles of recruiters who work on it name the job and your company."
          />
        </>
      )}
    </SettingsSection>
  );
}

/** The fee and the guarantee, said in one sentence. */
export function FeeSection() {
  const { field, values } = useSection({ feeBasisPoints: '', guaranteeDays: '' });
  const { saved, edited } = useEditor();
  const jobType = String(edited['jobType'] ?? saved['jobType'] ?? '');
  return (
    <SettingsSection
      id="fee"
      title="Fee"
      labels={{ feeBasisPoints: 'Fee in percent', guaranteeDays: 'Guarantee in days' }}
    >
      <FeeFields
        field={field}
        fee={String(values.feeBasisPoints ?? '')}
        guarantee={String(values.guaranteeDays ?? '')}
        jobType={jobType}
        empty="Enter the fee to see how recruiters read it."
      />
    </SettingsSection>
  );
}

/** The days that the job opens and closes on. */
export function DaysSection({ isOpen }: { isOpen: boolean }) {
  const { field } = useSection({ opensOn: '', closesOn: '' });
  return (
    <SettingsSection id="days" title="Days" labels={{ opensOn: 'Opens on', closesOn: 'Last day' }}>
      <div className={styles.pair}>
        <TextField
          {...field('opensOn')}
          label="Opens on"
          type="date"
          help={isOpen ? 'The job is open.' : 'Without a day, it opens as soon as you publish it.'}
          disabled={isOpen}
          optional
        />
        <TextField
          {...field('closesOn')}
          label="Last day"
          type="date"
          help="The job closes automatically after this day."
          optional
        />
      </div>
    </SettingsSection>
  );
}

const inWords = (name: string, value: unknown) =>
  name === 'jobType'
    ? (jobTypeLabels[value as JobType] ?? '')
    : name === 'speciality'
      ? (specialityOf(String(value))?.name ?? '')
      : String(value ?? '');

const choose = { value: '', label: 'Choose' };
const types = [choose, ...jobTypes.map((value) => ({ value, label: jobTypeLabels[value] }))];
const specialities = [choose, ...specialitiesToShow.map(({ id, name }) => ({ value: id, label: name }))];
const spelled = { year: 'Year', day: 'Day', hour: 'Hour' } as const;
const periods = salaryPeriods.map((value) => ({ value, label: spelled[value] }));
const currencyOptions = currencies.map((value) => ({ value, label: value }));

import { textLimits } from '#common/limits.ts';
import { type JobType, jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import { type LockableField, locksOf, type PlacementToLock } from '#common/placements/rules.ts';
import { specialitiesToShow, specialityOf } from '#common/specialities.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useEditor, useSection } from '#web/app-ui/use-settings.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './PlacementForm.module.css';

/** Says why a field is locked, and locks it. */
function useLocks() {
  const { saved } = useEditor();
  const locks = locksOf(saved as PlacementToLock);
  return (field: LockableField, help?: string) => {
    const reason = locks[field];
    return { disabled: Boolean(reason), ...((reason || help) && { help: reason ?? help }) };
  };
}

type JobSectionProps = { recruiters: readonly { readonly id: string; readonly name: string }[] };

/** The job: whose placement it is, what, where, when, and at which company. */
export function JobSection({ recruiters }: JobSectionProps) {
  const { field } = useSection({
    recruiterId: '',
    jobTitle: '',
    jobType: '',
    companyName: '',
    startDate: '',
    endDate: '',
    speciality: '',
    location: '',
  });
  const locked = useLocks();
  return (
    <SettingsSection
      id="job"
      title="Job"
      labels={{
        recruiterId: 'Recruiter',
        jobTitle: 'Job title',
        companyName: 'Company',
        jobType: 'Type',
        speciality: 'Speciality',
        startDate: 'First day',
        endDate: 'Last day',
        location: 'Location',
      }}
      inWords={(name, value) =>
        name === 'jobType'
          ? jobTypeLabels[value as JobType]
          : name === 'speciality'
            ? (specialityOf(String(value))?.name ?? '')
            : name === 'recruiterId'
              ? (recruiters.find(({ id }) => id === value)?.name ?? '')
              : String(value ?? '')
      }
    >
      {recruiters.length > 1 && (
        <SelectField
          {...field('recruiterId')}
          {...locked('recruiterId')}
          label="Recruiter"
          options={recruiters.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <div className={styles.row}>
        <TextField
          {...field('jobTitle')}
          {...locked('jobTitle')}
          label="Job title"
          maxLength={textLimits.jobTitle.max}
          autoComplete="off"
        />
        <TextField
          {...field('companyName')}
          {...locked('companyName')}
          label="Company"
          maxLength={textLimits.companyName.max}
          autoComplete="off"
        />
      </div>
      <div className={styles.row}>
        <TextField {...field('startDate')} {...locked('startDate')} label="First day" type="date" />
        <TextField {...field('endDate')} {...locked('endDate')} label="Last day" type="date" optional />
      </div>
      <div className={styles.row}>
        <SelectField {...field('jobType')} {...locked('jobType')} label="Type" options={types} />
        <SelectField {...field('speciality')} label="Speciality" options={specialities} optional />
      </div>
      <TextField
        {...field('location')}
        label="Location"
        help="Such as Perth WA. Emails go out during the working day there."
        autoComplete="off"
        optional
      />
    </SettingsSection>
  );
}

const types = jobTypes.map((value) => ({ value, label: jobTypeLabels[value] }));
const specialities = [
  { value: '', label: 'Not specified' },
  ...specialitiesToShow.map(({ id, name }) => ({ value: id, label: name })),
];

/** The person placed, and whether to invite them. */
export function CandidateSection() {
  const { field, tick } = useSection({ candidateName: '', candidateEmail: '', invitesCandidate: true });
  const locked = useLocks();
  return (
    <SettingsSection
      id="candidate"
      title="Candidate"
      labels={{ candidateName: 'Name', candidateEmail: 'Email', invitesCandidate: 'Invite the candidate to review' }}
    >
      <div className={styles.row}>
        <TextField
          {...field('candidateName')}
          {...locked('candidateName')}
          label="Candidate's name"
          maxLength={textLimits.name.max}
          autoComplete="off"
        />
        <TextField
          {...field('candidateEmail')}
          {...locked('candidateEmail')}
          label="Candidate's email"
          type="email"
          autoComplete="off"
        />
      </div>
      <Checkbox {...tick('invitesCandidate')} label="Invite the candidate to review" />
    </SettingsSection>
  );
}

/** The contact at the company, and whether to invite them. */
export function EmployerSection() {
  const { field, tick } = useSection({ contactName: '', contactEmail: '', invitesEmployer: true });
  const locked = useLocks();
  return (
    <SettingsSection
      id="employer"
      title="Employer"
      labels={{ contactName: 'Name', contactEmail: 'Email', invitesEmployer: 'Invite the employer to review' }}
    >
      <div className={styles.row}>
        <TextField
          {...field('contactName')}
          {...locked('contactName')}
          label="Contact's name"
          maxLength={textLimits.name.max}
          autoComplete="off"
        />
        <TextField
          {...field('contactEmail')}
          {...locked('contactEmail')}
          label="Contact's email"
          type="email"
          autoComplete="off"
        />
      </div>
      <Checkbox
        {...tick('invitesEmployer')}
        label="Invite the employer to review"
        help="The contact is the person who worked with you, such as the hiring manager."
      />
    </SettingsSection>
  );
}

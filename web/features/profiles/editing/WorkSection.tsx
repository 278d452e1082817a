import { type JobType, jobTypeLabels, jobTypes } from '#common/placements/kinds.ts';
import { specialityOf } from '#common/specialities.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { SpecialitiesField } from '#web/features/accounts/companies/SpecialitiesField.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import styles from './sections.module.css';

const nothing: { specialities: readonly string[]; roleTypes: readonly string[] } = { specialities: [], roleTypes: [] };

/** The specialities in which a recruiter works, and the types of roles they fill. */
export function WorkSection() {
  const section = useSection(nothing);
  const { values, set, wrong } = section;
  const toggle = (type: JobType) =>
    set(
      'roleTypes',
      jobTypes.filter((one) => values.roleTypes.includes(one) !== (one === type)),
    );
  return (
    <SettingsSection
      id="work"
      title="Work"
      about={<p>People filter their search by these.</p>}
      labels={{ specialities: 'Specialities', roleTypes: 'Types of roles' }}
      inWords={(field, value) =>
        (value as readonly string[])
          .map((one) => (field === 'specialities' ? (specialityOf(one)?.name ?? one) : jobTypeLabels[one as JobType]))
          .join(', ')
      }
    >
      <SpecialitiesField
        name="specialities"
        label="Specialities"
        help="Choose all the fields you place people in."
        chosen={values.specialities}
        onChange={(ids) => set('specialities', ids)}
        error={wrong('specialities')}
      />
      <FieldGroup id="roleTypes" legend="Types of roles you fill" error={wrong('roleTypes')}>
        <div className={styles.choices}>
          {jobTypes.map((type) => (
            <Checkbox
              key={type}
              name="roleTypes"
              id={`roleTypes-${type}`}
              label={jobTypeLabels[type]}
              checked={values.roleTypes.includes(type)}
              onChange={() => toggle(type)}
            />
          ))}
        </div>
      </FieldGroup>
    </SettingsSection>
  );
}

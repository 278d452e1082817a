import { graphql, useFragment } from 'react-relay';
import { companyLimits } from '#common/accounts/company-limits.ts';
import { countries, countryOf } from '#common/countries.ts';
import { partsOfCompany } from '#common/profiles/completeness.ts';
import { specialityOf } from '#common/specialities.ts';
import type { CompanySections_company$key } from '#web/__generated__/CompanySections_company.graphql.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { SettingsContext, useSection, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { SpecialitiesField } from '#web/features/accounts/companies/SpecialitiesField.tsx';
import { LinkField } from '#web/kit/LinkField.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CompanyDomains } from './CompanyDomains.tsx';
import { Completeness } from './Completeness.tsx';
import { EditColumns } from './EditColumns.tsx';
import { PictureSection } from './PictureSection.tsx';
import { useSaveCompany } from './use-save-company.ts';

type CompanySectionsProps = { company: CompanySections_company$key; ownEmail: string };

/** Everything that an admin edits about the company, in sections that are saved together. */
export function CompanySections({ company, ownEmail }: CompanySectionsProps) {
  const saved = useFragment(
    graphql`
      fragment CompanySections_company on Company {
        ...useSaveCompany_company @relay(mask: false)
        ...CompanyDomains_company
        domain
      }
    `,
    company,
  );
  const editor = useSettingsEditor(useSaveCompany(saved));
  const parts = partsOfCompany({ ...saved, hasLogo: Boolean(saved.logoUrl), hasDomain: Boolean(saved.domain) });
  return (
    <SettingsContext value={editor}>
      {!saved.isApproved && (
        <Notice title="Your company hasn't been approved yet">
          <p>We check every company. You can already complete the profile and confirm an email domain.</p>
        </Notice>
      )}
      <EditColumns
        label="Your company"
        aside={<Completeness title="Your company's profile" parts={parts} />}
        after={<CompanyDomains company={saved} ownEmail={ownEmail} />}
      >
        <PictureSection
          field="logo"
          title="Logo"
          about="Shown next to your company's name."
          shape="whole"
          crop="Shown in full, on white."
          present={saved.logoUrl}
        />
        <CompanyIntroduction isApproved={saved.isApproved} />
        <SpecialitiesSection />
        <PlacesSection />
      </EditColumns>
    </SettingsContext>
  );
}

/** The company's name, website and description. The name of an approved company stays. */
function CompanyIntroduction({ isApproved }: { isApproved: boolean }) {
  const { field } = useSection({ name: '', website: '', description: '' });
  return (
    <SettingsSection
      id="introduction"
      title="Introduction"
      labels={{ name: 'Name', website: 'Website', description: 'What your company does' }}
    >
      <TextField
        {...field('name')}
        label="Name"
        maxLength={companyLimits.name}
        autoComplete="organization"
        readOnly={isApproved}
        help={
          isApproved
            ? 'We checked this name when we approved your company, so it stays as it is.'
            : 'As the public knows it. It can change until we approve your company.'
        }
      />
      <LinkField {...field('website')} label="Website" optional maxLength={companyLimits.website} autoComplete="url" />
      <TextArea
        {...field('description')}
        label="What your company does"
        optional
        rows={8}
        maxLength={companyLimits.description}
        help="Leave an empty line to start a new paragraph."
      />
    </SettingsSection>
  );
}

const noSpecialities: { specialities: readonly string[] } = { specialities: [] };

function SpecialitiesSection() {
  const { values, set, wrong } = useSection(noSpecialities);
  return (
    <SettingsSection
      id="work"
      title="Work"
      about={<p>The fields in which your company hires.</p>}
      labels={{ specialities: 'Specialities' }}
      inWords={(_, value) => (value as readonly string[]).map((id) => specialityOf(id)?.name ?? id).join(', ')}
    >
      <SpecialitiesField
        name="specialities"
        label="Specialities"
        chosen={values.specialities}
        onChange={(ids) => set('specialities', ids)}
        error={wrong('specialities')}
      />
    </SettingsSection>
  );
}

const options = countries.map(({ code, name }) => ({ value: code, label: name }));
const noPlaces: { country: string; locations: readonly string[] } = { country: '', locations: [] };

function PlacesSection() {
  const { values, set, wrong } = useSection(noPlaces);
  return (
    <SettingsSection
      id="place"
      title="Places"
      labels={{ country: 'Country', locations: 'Where your people work' }}
      inWords={(field, value) =>
        field === 'country'
          ? (countryOf(String(value))?.name ?? String(value))
          : (value as readonly string[]).join(', ')
      }
    >
      <SelectField
        name="country"
        label="Country"
        options={options}
        autoComplete="country"
        value={values.country}
        onChange={(event) => set('country', event.target.value)}
        error={wrong('country')}
      />
      <TextArea
        name="locations"
        label="Where your people work"
        help={`One place per line, such as Sydney. Up to ${companyLimits.locations}.`}
        rows={4}
        value={values.locations.join('\n')}
        onChange={(event) => set('locations', event.target.value === '' ? [] : event.target.value.split('\n'))}
        error={wrong('locations')}
      />
    </SettingsSection>
  );
}

import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { companyLimits } from '#common/accounts/company-limits.ts';
import type { CompanyForm_company$key } from '#web/__generated__/CompanyForm_company.graphql.ts';
import { LinkField } from '#web/kit/LinkField.tsx';
import { useUser } from '#web/kit/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { useOnward } from '../session/onward.ts';
import { UploadProgress } from '../UploadProgress.tsx';
import { CountryField } from './CountryField.tsx';
import { partsOf, readCompany, type WrittenCompany } from './company-values.ts';
import { LogoField } from './LogoField.tsx';
import { NewerCompany } from './NewerCompany.tsx';
import { SpecialitiesField } from './SpecialitiesField.tsx';
import { useCompleteCompany } from './use-complete-company.ts';

/** A company's description of itself. Saved as a whole; can be skipped. Either way it continues to the next page. */
export function CompanyForm({ company }: { company: CompanyForm_company$key }) {
  const now = useFragment(
    graphql`
      fragment CompanyForm_company on Company {
        id
        name
        website
        description
        country
        specialities
        locations
        logoUrl
        version
        ...NewerCompany_company
      }
    `,
    company,
  );
  // Keep the typed values when somebody else saves.
  const [before] = useState(now);
  const [specialities, setSpecialities] = useState<readonly string[]>(before.specialities);
  const [written, setWritten] = useState<WrittenCompany>(() => ({
    website: before.website,
    description: before.description,
    locations: before.locations,
    hasLogo: before.logoUrl !== null,
  }));
  const parts = partsOf({ ...written, specialities });
  const user = useUser();
  const onward = useOnward();
  const { problems, tries, isSending, submit, wrong } = useCompleteCompany(now.version, specialities);
  const note = (form: HTMLFormElement) => {
    const { logo, ...texts } = readCompany(new FormData(form));
    setWritten({ ...texts, hasLogo: logo !== undefined || before.logoUrl !== null });
  };
  return (
    <Form onSubmit={submit} onInput={(event) => note(event.currentTarget)}>
      <p>{`Tell recruiters what ${before.name} does. You can also do this later.`}</p>
      <Progress label="Company profile" done={parts.done} of={parts.of} />
      <ErrorSummary key={tries} problems={problems} title="Your company isn't saved yet" />
      {now.version !== before.version && <NewerCompany company={now} />}
      <LinkField
        name="website"
        label="Website"
        autoComplete="url"
        defaultValue={before.website ?? ''}
        help="Add a website, a description, or both."
        error={wrong('website')}
      />
      <TextArea
        name="description"
        label="What your company does"
        rows={5}
        maxLength={companyLimits.description}
        defaultValue={before.description}
        error={wrong('description')}
      />
      <SpecialitiesField
        name="specialities"
        label="Specialities"
        chosen={specialities}
        onChange={setSpecialities}
        error={wrong('specialities')}
      />
      <CountryField name="country" chosen={before.country} error={wrong('country')} />
      <TextArea
        name="locations"
        label="Where your people work"
        help="One place per line, such as Sydney."
        rows={3}
        defaultValue={before.locations.join('\n')}
        error={wrong('locations')}
      />
      <LogoField name="logo" label="Logo" present={before.logoUrl} error={wrong('logo')} />
      {isSending && <UploadProgress />}
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          {isSending ? 'Please wait...' : 'Save and continue'}
        </Button>
        <Button variant="quiet" onClick={() => user && onward(user)}>
          Skip for now
        </Button>
      </FormActions>
    </Form>
  );
}

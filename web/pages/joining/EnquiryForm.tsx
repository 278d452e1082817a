import { profileLimits } from '#common/limits.ts';
import { specialitiesToShow } from '#common/specialities.ts';
import { CountryField } from '#web/features/accounts/companies/CountryField.tsx';
import { FieldsForm } from '#web/kit/FieldsForm.tsx';
import type { FormAnswer } from '#web/kit/form-action.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The fields of an enquiry, named as in the mutation's input. */
export const enquiryFields = ['name', 'agencyName', 'email', 'linkedinUrl', 'phone', 'speciality', 'country'] as const;
export type EnquiryField = (typeof enquiryFields)[number];

/** What we need to know about a recruiter before creating a profile. */
export function EnquiryForm({ answer }: { answer: FormAnswer<EnquiryField> | undefined }) {
  return (
    <FieldsForm answer={answer} unsent="Your request hasn't been sent yet" submit="Request a free profile" isWide>
      {(field) => (
        <>
          <p>A profile is free. Tell us who you are, and our team will check your request.</p>
          <TextField {...field('name')} label="Your name" autoComplete="name" maxLength={profileLimits.name} required />
          <TextField
            {...field('agencyName')}
            label="Agency"
            autoComplete="organization"
            help="Working on your own? Enter the name you work under."
            maxLength={profileLimits.agencyName}
            required
          />
          <TextField {...field('email')} label="Work email" type="email" autoComplete="email" required />
          <TextField
            {...field('linkedinUrl')}
            label="LinkedIn profile"
            type="url"
            placeholder="https://www.linkedin.com/in/your-name"
            help="The link to your public profile. It helps us see that it's you."
            optional
          />
          <TextField
            {...field('phone')}
            label="Phone"
            type="tel"
            autoComplete="tel"
            maxLength={profileLimits.phone}
            optional
          />
          <SelectField {...field('speciality')} label="Speciality" options={specialityOptions} optional />
          <CountryField name="country" chosen={field('country').defaultValue} error={field('country').error} />
        </>
      )}
    </FieldsForm>
  );
}

const specialityOptions = [
  { value: '', label: 'Choose a speciality' },
  ...specialitiesToShow.map(({ id, name }) => ({ value: id, label: name })),
];

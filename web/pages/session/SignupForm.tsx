import { useState } from 'react';
import { CompanyField } from '#web/features/accounts/companies/CompanyField.tsx';
import { CountryField } from '#web/features/accounts/companies/CountryField.tsx';
import { LogoField } from '#web/features/accounts/companies/LogoField.tsx';
import { NewPasswordField } from '#web/features/accounts/passwords/NewPasswordField.tsx';
import type { OwnWords } from '#web/features/accounts/passwords/password-strength.ts';
import { TermsField } from '#web/features/accounts/registration/TermsField.tsx';
import { UploadProgress } from '#web/features/accounts/UploadProgress.tsx';
import { LinkField } from '#web/kit/LinkField.tsx';
import { typed } from '#web/kit/typed.ts';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { NeedsJavaScript } from './NeedsJavaScript.tsx';
import { type Signup, signupFormId } from './use-signup.ts';

/** The employer's sign-up form. Field IDs match the names in the server's problems. */
export function SignupForm({ signup }: { signup: Signup }) {
  const { kept, problems, tries, isSending, submit, wrong, typing } = signup;
  const isHydrated = useHydrated();
  const [own, setOwn] = useState<OwnWords>({});
  return (
    <>
      <NeedsJavaScript>Signing up needs JavaScript. Public pages and review forms work without it.</NeedsJavaScript>
      <Form
        id={signupFormId}
        onSubmit={submit}
        onInput={({ currentTarget }) => {
          const form = new FormData(currentTarget);
          setOwn(ownWords(form));
          typing(form);
        }}
      >
        <ErrorSummary key={tries} problems={problems} title="You're not signed up yet" />
        <TextField
          name="name"
          label="Your name"
          autoComplete="name"
          maxLength={120}
          required
          defaultValue={kept?.name}
          error={wrong('name')}
        />
        <TextField
          name="email"
          label="Work email"
          type="email"
          autoComplete="email"
          help="We'll email you a link to confirm it."
          required
          defaultValue={kept?.email}
          error={wrong('email')}
        />
        <NewPasswordField name="password" label="Password" error={wrong('password')} own={own} />
        <CountryField name="country" chosen={kept?.country ?? ''} error={wrong('country')} />
        <CompanyField name="company" before={kept?.company ?? ''} error={wrong('company')} />
        <LinkField
          name="website"
          label="Website"
          autoComplete="url"
          optional
          defaultValue={kept?.website}
          error={wrong('website')}
        />
        <LogoField name="logo" label="Logo" error={wrong('logo')} />
        <TermsField name="terms" isTicked={kept?.terms === 'on'} error={wrong('terms')} />
        {isSending && <UploadProgress />}
        <FormActions>
          <Button type="submit" variant="primary" wide busy={isSending} disabled={!isHydrated}>
            {isSending ? 'Please wait...' : 'Sign up'}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}

const ownWords = (form: FormData): OwnWords => ({
  email: typed(form, 'email'),
  names: [typed(form, 'name'), typed(form, 'company')],
});

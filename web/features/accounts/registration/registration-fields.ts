import { typed } from '#web/kit/typed.ts';

/** What an employer's sign-up sends; the logo only if one was chosen. */
export type RegistrationFields = Readonly<Record<string, string | File>>;

const texts = ['name', 'email', 'password', 'company', 'country', 'website', 'terms'] as const;

/** The typed values, by the server's field names. */
export function registrationFields(form: FormData): RegistrationFields {
  const fields: Record<string, string | File> = Object.fromEntries(texts.map((name) => [name, typed(form, name)]));
  const logo = form.get('logo');
  if (logo instanceof File && logo.size > 0) fields.logo = logo;
  return fields;
}

import { profileLimits } from '#common/limits.ts';
import { LinkField } from '#web/kit/LinkField.tsx';
import { useUser } from '#web/kit/session/use-session.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditSection } from './EditSection.tsx';
import { phoneHelp } from './phone-help.ts';
import { useSection } from './use-section.ts';

type ContactSectionProps = {
  phone: string;
  linkedinUrl: string;
  showsEmailInSeek: boolean;
  /** The switch about the SEEK directory is open here. */
  hasSeek: boolean;
  /** How often the number was asked for within a year. */
  phoneReveals: number;
};

/** How a recruiter is reached besides the form on their page. */
export function RecruiterContactSection({ hasSeek, phoneReveals, ...saved }: ContactSectionProps) {
  const section = useSection('contact', saved);
  const { values, set, wrong } = section;
  const user = useUser();
  return (
    <EditSection
      section={section}
      id="contact"
      title="Contact"
      about={<p>People can always write to you by the form on your page; your e-mail address is not shown there.</p>}
      labels={{ phone: 'Phone', linkedinUrl: 'LinkedIn profile', showsEmailInSeek: 'E-mail in the SEEK directory' }}
    >
      <TextField
        name="phone"
        type="tel"
        label="Phone"
        optional
        value={values.phone}
        onChange={(event) => set('phone', event.target.value)}
        maxLength={profileLimits.phone}
        autoComplete="tel"
        help={phoneHelp(saved.phone, phoneReveals)}
        error={wrong('phone')}
      />
      <LinkField
        name="linkedinUrl"
        label="LinkedIn profile"
        optional
        value={values.linkedinUrl}
        onChange={(event) => set('linkedinUrl', event.target.value)}
        maxLength={profileLimits.link}
        autoComplete="url"
        help="Such as https://www.linkedin.com/in/your-name."
        error={wrong('linkedinUrl')}
      />
      {hasSeek && (
        <Checkbox
          name="showsEmailInSeek"
          label="Show my e-mail in the SEEK directory"
          checked={values.showsEmailInSeek}
          onChange={(event) => set('showsEmailInSeek', event.target.checked)}
          help={
            user &&
            `It is the one you sign in with: ${user.username}. Your choice is kept; Plaudit does not send profiles to SEEK yet, so nobody sees it there.`
          }
          error={wrong('showsEmailInSeek')}
        />
      )}
    </EditSection>
  );
}

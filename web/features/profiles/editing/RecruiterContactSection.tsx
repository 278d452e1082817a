import { profileLimits } from '#common/limits.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { LinkField } from '#web/kit/LinkField.tsx';
import { useUser } from '#web/kit/session/use-session.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { phoneHelp } from './phone-help.ts';

type ContactSectionProps = {
  /** Whether the setting for the SEEK directory can be used here. */
  hasSeek: boolean;
  /** How often the phone number was revealed in the last year. */
  phoneReveals: number;
};

/** Ways to reach a recruiter, besides the form on their page. */
export function RecruiterContactSection({ hasSeek, phoneReveals }: ContactSectionProps) {
  const section = useSection('contact', { phone: '', linkedinUrl: '', showsEmailInSeek: false });
  const { field, tick, saved } = section;
  const user = useUser();
  return (
    <SettingsSection
      section={section}
      id="contact"
      title="Contact"
      about={<p>People can always write to you by the form on your page; your e-mail address is not shown there.</p>}
      labels={{ phone: 'Phone', linkedinUrl: 'LinkedIn profile', showsEmailInSeek: 'E-mail in the SEEK directory' }}
    >
      <TextField
        {...field('phone')}
        type="tel"
        label="Phone"
        optional
        maxLength={profileLimits.phone}
        autoComplete="tel"
        help={phoneHelp(saved.phone, phoneReveals)}
      />
      <LinkField
        {...field('linkedinUrl')}
        label="LinkedIn profile"
        optional
        maxLength={profileLimits.link}
        autoComplete="url"
        help="Such as https://www.linkedin.com/in/your-name."
      />
      {hasSeek && (
        <Checkbox
          {...tick('showsEmailInSeek')}
          label="Show my e-mail in the SEEK directory"
          help={
            user &&
            `It is the one you sign in with: ${user.username}. Your choice is kept; Plaudit does not send profiles to SEEK yet, so nobody sees it there.`
          }
        />
      )}
    </SettingsSection>
  );
}

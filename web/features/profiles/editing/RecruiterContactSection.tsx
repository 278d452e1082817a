import { profileLimits } from '#common/limits.ts';
import { boardPreviewUrl } from '#common/urls.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { LinkField } from '#web/kit/LinkField.tsx';
import { useUser } from '#web/kit/session/use-session.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { phoneHelp } from './phone-help.ts';
import styles from './sections.module.css';

type ContactSectionProps = {
  /** Whether the setting for the SEEK directory can be used here. */
  hasSeek: boolean;
  /** The saved slug of the profile. */
  slug: string;
  /** How often the phone number was revealed in the last year. */
  phoneReveals: number;
};

/** Ways to reach a recruiter, besides the form on their page. */
export function RecruiterContactSection({ hasSeek, slug, phoneReveals }: ContactSectionProps) {
  const section = useSection({ phone: '', linkedinUrl: '', showsEmailInSeek: false });
  const { field, tick, saved } = section;
  const user = useUser();
  return (
    <SettingsSection
      id="contact"
      title="Contact"
      about={<p>People can always write to you through the form on your page. Your email address isn't shown there.</p>}
      labels={{ phone: 'Phone', linkedinUrl: 'LinkedIn profile', showsEmailInSeek: 'Email in the SEEK directory' }}
    >
      <div className={styles.row}>
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
      </div>
      {hasSeek && (
        <Checkbox
          {...tick('showsEmailInSeek')}
          label="Show my email in the SEEK directory"
          help={
            user && (
              <>
                {`The one you sign in with: ${user.username}. Everyone with the link can then see it on the `}
                <Link href={boardPreviewUrl('seek', slug)}>preview on SEEK</Link>
                {". Plaudit doesn't send profiles to SEEK. There is also a "}
                <Link href={boardPreviewUrl('jora', slug)}>preview on Jora</Link>
                {', without your email.'}
              </>
            )
          }
        />
      )}
    </SettingsSection>
  );
}

import { profileLimits } from '#common/limits.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** A recruiter's introduction of themselves. */
export function RecruiterIntroduction() {
  const section = useSection({ name: '', headline: '', about: '' });
  const { field } = section;
  return (
    <SettingsSection
      id="introduction"
      title="Introduction"
      labels={{ name: 'Name', headline: 'Headline', about: 'About you' }}
    >
      <TextField {...field('name')} label="Name" maxLength={profileLimits.name} autoComplete="name" />
      <TextField
        {...field('headline')}
        label="Headline"
        maxLength={profileLimits.headline}
        help="One line under your name, also in search results: what you do and who you do it for."
      />
      <TextArea
        {...field('about')}
        label="About you"
        rows={8}
        maxLength={profileLimits.about}
        help="Leave an empty line to start a new paragraph."
      />
    </SettingsSection>
  );
}

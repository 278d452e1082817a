import { profileLimits } from '#common/limits.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditSection } from './EditSection.tsx';
import { useSection } from './use-section.ts';

/** Who a recruiter is, in their own words. */
export function RecruiterIntroduction(saved: { name: string; headline: string; about: string }) {
  const section = useSection('introduction', saved);
  const { values, set, wrong } = section;
  return (
    <EditSection
      section={section}
      id="introduction"
      title="Introduction"
      labels={{ name: 'Name', headline: 'Headline', about: 'About you' }}
    >
      <TextField
        name="name"
        label="Name"
        value={values.name}
        onChange={(event) => set('name', event.target.value)}
        maxLength={profileLimits.name}
        autoComplete="name"
        error={wrong('name')}
      />
      <TextField
        name="headline"
        label="Headline"
        value={values.headline}
        onChange={(event) => set('headline', event.target.value)}
        maxLength={profileLimits.headline}
        help="One line below your name, also in search results: what you do, and for whom."
        error={wrong('headline')}
      />
      <TextArea
        name="about"
        label="About you"
        rows={8}
        value={values.about}
        onChange={(event) => set('about', event.target.value)}
        maxLength={profileLimits.about}
        help="An empty line begins a new paragraph."
        error={wrong('about')}
      />
    </EditSection>
  );
}

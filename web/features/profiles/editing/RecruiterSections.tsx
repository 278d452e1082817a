import { graphql, useFragment } from 'react-relay';
import { partsOfRecruiter } from '#common/profiles/completeness.ts';
import { recruiterPreviewUrl, recruiterUrl } from '#common/urls.ts';
import type { RecruiterSections_profile$key } from '#web/__generated__/RecruiterSections_profile.graphql.ts';
import { SettingsContext, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { useFeatures } from '#web/kit/features.ts';
import { AddressSection } from './AddressSection.tsx';
import { Completeness } from './Completeness.tsx';
import { EditColumns } from './EditColumns.tsx';
import { PictureSection } from './PictureSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { PremiumSections } from './PremiumSections.tsx';
import { RecruiterContactSection } from './RecruiterContactSection.tsx';
import { RecruiterIntroduction } from './RecruiterIntroduction.tsx';
import { useSaveRecruiter } from './use-save-recruiter.ts';
import { WorkSection } from './WorkSection.tsx';

/** Everything that recruiters edit about themselves, in sections that are saved together. */
export function RecruiterSections({ profile }: { profile: RecruiterSections_profile$key }) {
  const saved = useFragment(
    graphql`
      fragment RecruiterSections_profile on RecruiterToEdit {
        ...useSaveRecruiter_profile @relay(mask: false)
        isPremium
      }
    `,
    profile,
  );
  const editor = useSettingsEditor(useSaveRecruiter(saved));
  const { seekDirectoryEmailToggle } = useFeatures();
  const parts = partsOfRecruiter({ ...saved, hasPhoto: Boolean(saved.photoUrl) });
  return (
    <SettingsContext value={editor}>
      <EditColumns
        label="Your profile"
        aside={<Completeness title="Your profile" parts={parts} />}
        previewHref={recruiterPreviewUrl()}
        publicHref={recruiterUrl(saved.slug)}
      >
        <PictureSection
          field="photo"
          title="Photo"
          about="A photo helps people recognize you."
          shape="square"
          crop="Shown as a circle. Drag the photo or use the sliders to choose which part to show."
          present={saved.photoUrl}
          altHelp="Read aloud to people who can't see the photo. Leave it empty if the photo only shows you."
        />
        <RecruiterIntroduction />
        <WorkSection />
        <PlaceSection about="Where you work. People search by country and place." />
        <RecruiterContactSection
          slug={saved.slug}
          phoneReveals={saved.phoneReveals}
          hasSeek={seekDirectoryEmailToggle}
        />
        <PremiumSections of="recruiter" coverUrl={saved.coverUrl} isPremium={saved.isPremium} />
        <AddressSection urlOf={recruiterUrl} oldSlugs={saved.oldSlugs} />
      </EditColumns>
    </SettingsContext>
  );
}

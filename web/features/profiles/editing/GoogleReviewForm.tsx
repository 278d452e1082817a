import { graphql, useFragment } from 'react-relay';
import type { GoogleReviewForm_profile$key } from '#web/__generated__/GoogleReviewForm_profile.graphql.ts';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import { SettingsContext, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { GoogleReviewSection } from './GoogleReviewSection.tsx';
import { useSaveAgency } from './use-save-agency.ts';

/** An agency's Google review link by itself, without the rest of its profile. */
export function GoogleReviewForm({ profile }: { profile: GoogleReviewForm_profile$key }) {
  const saved = useFragment(
    graphql`
      fragment GoogleReviewForm_profile on AgencyToEdit {
        ...useSaveAgency_profile @relay(mask: false)
      }
    `,
    profile,
  );
  const editor = useSettingsEditor(useSaveAgency(saved));
  return (
    <SettingsContext value={editor}>
      <SettingsForm label="Reviews on Google">
        <GoogleReviewSection />
      </SettingsForm>
    </SettingsContext>
  );
}

import { graphql, useFragment } from 'react-relay';
import { partsOfAgency } from '#common/profiles/completeness.ts';
import { agencyPreviewUrl, agencyUrl } from '#common/urls.ts';
import type { AgencySections_profile$key } from '#web/__generated__/AgencySections_profile.graphql.ts';
import { SettingsContext, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { AddressSection } from './AddressSection.tsx';
import { AgencyContactSection } from './AgencyContactSection.tsx';
import { AgencyIntroduction } from './AgencyIntroduction.tsx';
import { Completeness } from './Completeness.tsx';
import { EditColumns } from './EditColumns.tsx';
import { GoogleReviewSection } from './GoogleReviewSection.tsx';
import { PictureSection } from './PictureSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { PremiumSections } from './PremiumSections.tsx';
import { useSaveAgency } from './use-save-agency.ts';

type AgencySectionsProps = {
  profile: AgencySections_profile$key;
  /** Runs after each save of the profile. */
  onSaved?: () => void;
};

/** Everything that an admin edits about the agency, in sections that are saved together. */
export function AgencySections({ profile, onSaved }: AgencySectionsProps) {
  const saved = useFragment(
    graphql`
      fragment AgencySections_profile on AgencyToEdit {
        ...useSaveAgency_profile @relay(mask: false)
        isPremium
        isApproved
      }
    `,
    profile,
  );
  const editor = useSettingsEditor(useSaveAgency(saved, onSaved));
  const parts = partsOfAgency({ ...saved, hasLogo: Boolean(saved.logoUrl) });
  return (
    <SettingsContext value={editor}>
      {!saved.isApproved && (
        <Notice title="Your agency hasn't been approved yet">
          <p>
            We check every agency. Until yours is approved, the public can't see its page, but you can edit and preview
            it.
          </p>
        </Notice>
      )}
      <EditColumns
        label="Your agency"
        aside={<Completeness title="Your agency's page" parts={parts} />}
        previewHref={agencyPreviewUrl()}
        publicHref={saved.isApproved ? agencyUrl(saved.slug) : null}
      >
        <PictureSection
          field="logo"
          title="Logo"
          about="Shown next to your name, here and in search results."
          shape="whole"
          crop="Shown in full, on white."
          present={saved.logoUrl}
          altHelp="Read aloud to people who can't see the logo. Leave it empty if the logo only shows your agency's name."
        />
        <AgencyIntroduction wish={saved.wishedName} declinedBecause={saved.nameDeclinedBecause} />
        <PlaceSection about="Where your agency is. We time review invitations to its local hours." />
        <AgencyContactSection
          phoneReveals={saved.phoneReveals}
          wishes={{ contactEmail: saved.wishedContactEmail, legalName: saved.wishedLegalName }}
        />
        <PremiumSections of="agency" coverUrl={saved.coverUrl} isPremium={saved.isPremium} />
        <GoogleReviewSection />
        <AddressSection urlOf={agencyUrl} oldSlugs={saved.oldSlugs} />
      </EditColumns>
    </SettingsContext>
  );
}

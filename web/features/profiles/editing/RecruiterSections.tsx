import { graphql, useFragment } from 'react-relay';
import { partsOfRecruiter } from '#common/profiles/completeness.ts';
import { recruiterPreviewUrl, recruiterUrl } from '#common/urls.ts';
import type { RecruiterSections_profile$key } from '#web/__generated__/RecruiterSections_profile.graphql.ts';
import { useFlags } from '#web/kit/flags.ts';
import { AddressSection } from './AddressSection.tsx';
import { Completeness } from './Completeness.tsx';
import { EditColumns } from './EditColumns.tsx';
import { EditedProfileContext } from './edited-profile.ts';
import { PictureSection } from './PictureSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { RecruiterContactSection } from './RecruiterContactSection.tsx';
import { RecruiterIntroduction } from './RecruiterIntroduction.tsx';
import { StorySection } from './StorySection.tsx';
import { Upsell } from './Upsell.tsx';
import { useMayEditPremium } from './use-may-edit-premium.ts';
import { useSaveRecruiter } from './use-save-recruiter.ts';
import { WorkSection } from './WorkSection.tsx';

/** All that a recruiter writes of themselves, in sections saved one by one. */
export function RecruiterSections({ profile }: { profile: RecruiterSections_profile$key }) {
  const saved = useFragment(
    graphql`
      fragment RecruiterSections_profile on RecruiterToEdit {
        id
        version
        slug
        oldSlugs
        name
        headline
        about
        specialities
        roleTypes
        country
        postcode
        location
        phone
        phoneReveals
        linkedinUrl
        showsEmailInSeek
        photoUrl
        photoAlt
        coverUrl
        coverAlt
        videoUrl
        longText
        isPremium
      }
    `,
    profile,
  );
  const edited = useSaveRecruiter(saved.id, saved.version);
  const mayEditPremium = useMayEditPremium();
  const { seekDirectoryEmailToggle } = useFlags();
  const upsell = (
    <Upsell
      requirement="premium_profile_edit"
      what="a cover, a video and a longer text"
      where="on your public page"
      mayEdit={mayEditPremium}
      isShown={saved.isPremium}
    />
  );
  const parts = partsOfRecruiter({ ...saved, hasPhoto: Boolean(saved.photoUrl) });
  return (
    <EditedProfileContext value={edited}>
      <EditColumns
        aside={<Completeness title="Your profile" parts={parts} />}
        previewHref={recruiterPreviewUrl()}
        publicHref={recruiterUrl(saved.slug)}
      >
        <PictureSection
          field="photo"
          title="Photo"
          about="People write to a face sooner than to initials."
          shape="square"
          crop="Shown round: pull the picture, or use the sliders, to choose which part."
          present={saved.photoUrl}
          alt={saved.photoAlt}
          altHelp="Read out to those who do not see it. Left empty, it is decoration beside your name."
        />
        <RecruiterIntroduction name={saved.name} headline={saved.headline} about={saved.about} />
        <WorkSection specialities={saved.specialities} roleTypes={saved.roleTypes} />
        <PlaceSection
          about="Where you work. People search by country and place."
          country={saved.country}
          postcode={saved.postcode ?? ''}
          location={saved.location}
        />
        <RecruiterContactSection
          phone={saved.phone ?? ''}
          phoneReveals={saved.phoneReveals}
          linkedinUrl={saved.linkedinUrl ?? ''}
          showsEmailInSeek={saved.showsEmailInSeek}
          hasSeek={seekDirectoryEmailToggle}
        />
        <PictureSection
          field="cover"
          title="Cover"
          about="A wide picture at the top of your page."
          shape="band"
          crop="Shown as a band four times as wide as high: pull the picture, or use the sliders, to choose which part."
          present={saved.coverUrl}
          alt={saved.coverAlt}
          altHelp="Leave it empty if the picture is mere decoration."
          isClosed={!mayEditPremium}
          note={upsell}
        />
        <StorySection
          about="Room for how you work, in moving pictures and at length."
          videoUrl={saved.videoUrl ?? ''}
          longText={saved.longText}
          isClosed={!mayEditPremium}
          note={upsell}
        />
        <AddressSection slug={saved.slug} oldSlugs={saved.oldSlugs} />
      </EditColumns>
    </EditedProfileContext>
  );
}

import { PictureSection } from './PictureSection.tsx';
import { StorySection } from './StorySection.tsx';
import { Upsell } from './Upsell.tsx';
import { useMayEditPremium } from './use-may-edit-premium.ts';

type PremiumSectionsProps = {
  of: 'recruiter' | 'agency';
  coverUrl: string | null | undefined;
  /** Whether the agency's plan makes these parts public. */
  isPremium: boolean;
};

/** The parts of a profile that a plan unlocks: a cover, a video and a longer text. */
export function PremiumSections({ of, coverUrl, isPremium }: PremiumSectionsProps) {
  const mayEdit = useMayEditPremium();
  const upsell = (
    <Upsell
      of={of}
      requirement="premium_profile_edit"
      what="a cover, a video and a longer text"
      where="on your public page"
      mayEdit={mayEdit}
      isShown={isPremium}
    />
  );
  return (
    <>
      <PictureSection
        field="cover"
        title="Cover"
        about="A wide image at the top of your page."
        shape="band"
        crop="Shown four times as wide as it is high. Drag the cover or use the sliders to choose which part to show."
        present={coverUrl}
        altHelp="Leave it empty if the cover is only decoration."
        isClosed={!mayEdit}
        note={upsell}
      />
      <StorySection isClosed={!mayEdit} note={upsell} />
    </>
  );
}

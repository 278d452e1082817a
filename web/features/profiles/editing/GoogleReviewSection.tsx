import { useMemo } from 'react';
import { googleReviewUrlMax } from '#common/profiles/google-review.ts';
import { meets } from '#common/roles.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditSection } from './EditSection.tsx';
import { EditedProfileContext, useEditedProfile } from './edited-profile.ts';
import { Upsell } from './Upsell.tsx';
import { useSaveGoogleReview } from './use-save-google-review.ts';
import { useSection } from './use-section.ts';

type GoogleReview = { readonly googleReviewUrl: string; readonly offersGoogleReview: boolean };

/** The way to Google on the thanks for a review: for everybody or for nobody. It is saved by a mutation of its own. */
export function GoogleReviewSection(saved: GoogleReview) {
  const profile = useEditedProfile();
  const save = useSaveGoogleReview(profile.id, saved);
  const edited = useMemo(() => ({ ...profile, save }), [profile, save]);
  return (
    <EditedProfileContext value={edited}>
      <Fields {...saved} />
    </EditedProfileContext>
  );
}

function Fields(saved: GoogleReview) {
  const section = useSection('google', saved);
  const { values, set, wrong } = section;
  const user = useUser();
  const mayOffer = meets(user && rolesToCheck(user.roles), 'google_reviews_request');
  return (
    <EditSection
      section={section}
      id="google"
      title="Reviews on Google"
      about={
        <>
          <p>
            Who has sent a review here may be led on to your business profile on Google. That is for everybody, whatever
            their stars, or for nobody: to lead only the happy ones there would be choosing one's reviews, so there is
            no such switch.
          </p>
          <Upsell
            requirement="google_reviews_request"
            what="the way to Google"
            where="on the page that thanks people for a review"
            mayEdit={mayOffer}
          />
        </>
      }
      labels={{ googleReviewUrl: 'Address at Google', offersGoogleReview: 'Lead everybody to Google' }}
      isClosed={!mayOffer && !saved.offersGoogleReview}
    >
      <TextField
        name="googleReviewUrl"
        type="url"
        label="Address at Google"
        optional
        placeholder="https://g.page/r/"
        value={values.googleReviewUrl}
        onChange={(event) => set('googleReviewUrl', event.target.value)}
        maxLength={googleReviewUrlMax}
        help="The link under 'Ask for reviews' of your business profile there."
        error={wrong('googleReviewUrl')}
      />
      <Checkbox
        name="offersGoogleReview"
        label="Lead everybody who has sent a review to Google as well"
        checked={values.offersGoogleReview}
        onChange={(event) => set('offersGoogleReview', event.target.checked)}
        error={wrong('offersGoogleReview')}
      />
    </EditSection>
  );
}

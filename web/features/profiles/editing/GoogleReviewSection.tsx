import { useMemo } from 'react';
import { googleReviewUrlMax } from '#common/profiles/google-review.ts';
import { meets } from '#common/roles.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { SettingsContext, useSettings } from '#web/app-ui/settings.ts';
import { useSection } from '#web/app-ui/use-settings.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Upsell } from './Upsell.tsx';
import { useSaveGoogleReview } from './use-save-google-review.ts';

/** The Google link on the thanks for a review: shown to everybody or to nobody. It has its own mutation. */
export function GoogleReviewSection() {
  const profile = useSettings();
  const save = useSaveGoogleReview(profile.saved);
  const settings = useMemo(() => ({ ...profile, save }), [profile, save]);
  return (
    <SettingsContext value={settings}>
      <Fields />
    </SettingsContext>
  );
}

function Fields() {
  const section = useSection('google', { googleReviewUrl: '', offersGoogleReview: false });
  const { field, tick, saved } = section;
  const user = useUser();
  const mayOffer = meets(user && rolesToCheck(user.roles), 'google_reviews_request');
  return (
    <SettingsSection
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
        {...field('googleReviewUrl')}
        type="url"
        label="Address at Google"
        optional
        placeholder="https://g.page/r/"
        maxLength={googleReviewUrlMax}
        help="The link under 'Ask for reviews' of your business profile there."
      />
      <Checkbox {...tick('offersGoogleReview')} label="Lead everybody who has sent a review to Google as well" />
    </SettingsSection>
  );
}

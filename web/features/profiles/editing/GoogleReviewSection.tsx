import { googleReviewUrlMax } from '#common/profiles/google-review.ts';
import { meets } from '#common/roles.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Upsell } from './Upsell.tsx';

/** The Google link on the thank-you page after a review: shown to everybody or nobody. */
export function GoogleReviewSection() {
  const section = useSection({ googleReviewUrl: '', offersGoogleReview: false });
  const { field, tick, saved } = section;
  const mayOffer = meets(useHeldRoles(), 'google_reviews_request');
  return (
    <SettingsSection
      id="google"
      title="Reviews on Google"
      about={
        <>
          <p>
            After someone reviews you here, we can offer them a link to review you on Google, too. Everyone gets the
            link or no one does: offering it only to happy reviewers would be unfair.
          </p>
          <Upsell
            of="agency"
            requirement="google_reviews_request"
            what="a Google review link"
            where="on the page that thanks people for a review"
            mayEdit={mayOffer}
          />
        </>
      }
      labels={{ googleReviewUrl: 'Google review link', offersGoogleReview: 'Offer the link to everyone' }}
      isClosed={!mayOffer && !saved.offersGoogleReview}
    >
      <TextField
        {...field('googleReviewUrl')}
        type="url"
        label="Google review link"
        optional
        placeholder="https://g.page/r/"
        maxLength={googleReviewUrlMax}
        help="Copy it from 'Ask for reviews' in your Google Business Profile."
      />
      <Checkbox {...tick('offersGoogleReview')} label="Offer the link to everyone who sends a review" />
    </SettingsSection>
  );
}

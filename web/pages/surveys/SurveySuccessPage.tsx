import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router';
import { agencyReviewUrl, invitedReviewUrl, openReviewUrl, searchUrl } from '#common/urls.ts';
import type { SurveySuccessPageMutation } from '#web/__generated__/SurveySuccessPageMutation.graphql.ts';
import type { SurveySuccessPageQuery } from '#web/__generated__/SurveySuccessPageQuery.graphql.ts';
import { SurveyEnd, SurveyFrame } from '#web/features/surveys/answering/SurveyFrame.tsx';
import { type FormAnswer, formAction } from '#web/kit/form-action.ts';
import { DeadLink } from '#web/kit/LinkPage.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';

type Props = PageProps<SurveySuccessPageQuery, FormAnswer<never>>;

/** Thanks a person who has answered the survey of an email. Opening it changes nothing. */
export default function SurveySuccessPage({ data: { surveyThanks: form }, address, answer }: Props) {
  const place = useFocusOnArrival();
  if (!form)
    return (
      <DeadLink way={<Button href={searchUrl()}>Find a recruiter</Button>}>
        It may be incomplete, or the survey isn't finished. Open the survey again from our email.
      </DeadLink>
    );
  return (
    <SurveyFrame form={form}>
      <div ref={place}>
        {answer && !answer.isSent && <ErrorSummary problems={answer.problems} />}
        <SurveyEnd form={form} token={address.params.recipientId} />
      </div>
    </SurveyFrame>
  );
}

/** After the last question, the focus is on the thanks; a page opened by its address leaves it alone. */
function useFocusOnArrival() {
  const isFirst = useLocation().key === 'default';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) place.current?.querySelector('h2')?.focus();
  }, [isFirst]);
  return place;
}

export const page = definePage<SurveySuccessPageQuery>({
  query: graphql`
    query SurveySuccessPageQuery($token: String!) {
      surveyThanks(token: $token) {
        isAnonymous
        agencyName
        agencyLegalName
        agencyContact
        agencySlug
        logoUrl
        accent
        thanksTitle
        thanksText
        googleUrl
        offersReview
      }
    }
  `,
  variables: ({ params }) => ({ token: params.recipientId ?? '' }),
  status: ({ surveyThanks }) => (surveyThanks ? 200 : 404),
  head: () => ({ title: 'Thank you', canonical: null, isHidden: true }),
});

/** Invites the person to review their placement, and leads to the form. */
export const action = formAction<SurveySuccessPageMutation, never>(
  graphql`
    mutation SurveySuccessPageMutation($input: AcceptReviewOfferInput!) {
      acceptReviewOffer(input: $input) {
        invitationId
        placementId
        source
        audience
        recruiterSlug
        agencySlug
        errors { code message field }
      }
    }
  `,
  [],
  {
    input: ({ address }) => ({ token: address.params.recipientId ?? '' }),
    done: ({ data, args }) => ({
      redirect: reviewUrlOf(data.acceptReviewOffer, args.address.params.recipientId ?? ''),
    }),
  },
);

type Offer = SurveySuccessPageMutation['response']['acceptReviewOffer'];

function reviewUrlOf(offer: Offer, token: string): string {
  const { invitationId: id, placementId, source, recruiterSlug, agencySlug } = offer ?? {};
  const audience = offer?.audience === 'employer' ? 'employer' : 'candidate';
  if (id && placementId && source) return invitedReviewUrl({ id, placementId, audience, source }, token);
  if (recruiterSlug) return openReviewUrl(recruiterSlug, { as: audience });
  return agencySlug ? agencyReviewUrl(agencySlug) : searchUrl();
}

import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router';
import { searchUrl } from '#common/urls.ts';
import type { SurveySuccessPageQuery } from '#web/__generated__/SurveySuccessPageQuery.graphql.ts';
import { SurveyEnd, SurveyFrame } from '#web/features/surveys/answering/SurveyFrame.tsx';
import { DeadLink } from '#web/kit/LinkPage.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';

/** Thanks a person who has answered the survey of an email. Opening it changes nothing. */
export default function SurveySuccessPage({ data: { surveyThanks: form } }: PageProps<SurveySuccessPageQuery>) {
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
        <SurveyEnd form={form} />
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

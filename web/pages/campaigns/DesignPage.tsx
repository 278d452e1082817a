import { graphql } from 'react-relay';
import { audiences } from '#common/reviews/criteria.ts';
import { surveyDesignUrl } from '#common/urls.ts';
import type { DesignPageQuery } from '#web/__generated__/DesignPageQuery.graphql.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { SurveyDesign } from '#web/features/surveys/design/SurveyDesign.tsx';
import { SurveyTabs } from '#web/features/surveys/SurveyTabs.tsx';
import { audienceIn, audienceWords } from '#web/features/surveys/survey-words.ts';
import { StartSurveys, WhoMayEdit } from '#web/features/surveys/workflows/StartSurveys.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';

/** How an agency's surveys look, and the email that brings them. */
export default function DesignPage({ data, address }: PageProps<DesignPageQuery>) {
  const audience = audienceIn(address.query['audience']);
  const surveys = (data.surveys?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const survey = surveys.find((one) => one.audience === audience);
  return (
    <Screen title="Survey design" about="How your surveys look, and the email that brings them">
      <SurveyTabs current="design" />
      {survey ? (
        <>
          <Tabs
            label="Audience"
            tabs={audiences.map((one) => ({
              label: audienceWords[one],
              href: surveyDesignUrl(one),
              current: one === audience,
            }))}
          />
          {!survey.viewerCanEdit && <WhoMayEdit />}
          <SurveyDesign key={survey.id} survey={survey} />
        </>
      ) : (
        <StartSurveys />
      )}
    </Screen>
  );
}

export const page = definePage<DesignPageQuery>({
  query: graphql`
    query DesignPageQuery {
      surveys(first: 2) {
        edges {
          node {
            id
            audience
            viewerCanEdit
            ...SurveyDesign_survey
          }
        }
      }
    }
  `,
  parameters: ['audience'],
});

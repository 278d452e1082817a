import { graphql, useFragment } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { type CaseState, caseStateWords } from '#common/surveys/cases.ts';
import type { NpsGroup } from '#common/surveys/nps.ts';
import { casesUrl } from '#common/urls.ts';
import type { ResponsePanel_response$key } from '#web/__generated__/ResponsePanel_response.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { StateLine } from '#web/list/StateLine.tsx';
import { GivenAnswers } from '../GivenAnswers.tsx';
import { audienceIn, audienceWords } from '../survey-words.ts';
import styles from './ResponsePanel.module.css';
import { ResponseTags } from './ResponseTags.tsx';
import { groupTags } from './response-words.ts';

type ResponsePanelProps = { response: ResponsePanel_response$key; tagNames: readonly string[] };

/** Everything that was answered in a response, and its tags. */
export function ResponsePanel({ response: key, tagNames }: ResponsePanelProps) {
  const response = useFragment(
    graphql`
      fragment ResponsePanel_response on SurveyResponse {
        score
        group
        audience
        answeredOn
        isAnonymous
        isComplete
        mayQuote
        questions
        answers
        recruiter {
          name
        }
        campaign {
          name
        }
        npsCase {
          id
          state
        }
        ...ResponseTags_response
      }
    `,
    key,
  );
  return (
    <>
      <StateLine of={groupTags[response.group as NpsGroup]} />
      <Facts
        facts={[
          ['Score', `${response.score} of 10`],
          ['Audience', audienceWords[audienceIn(response.audience)]],
          ['Recruiter', response.recruiter?.name],
          ['Campaign', response.campaign?.name],
          ['Answered', `${formatDay(response.answeredOn)}${response.isComplete ? '' : ', not finished'}`],
          [
            'Case',
            response.npsCase && {
              href: casesUrl({ open: response.npsCase.id }),
              text: caseStateWords[response.npsCase.state as CaseState].label,
            },
          ],
          ['May be quoted', response.mayQuote ? 'Yes' : 'No'],
        ]}
      />
      {response.isAnonymous && (
        <p className={styles.soft}>
          This answer is anonymous. It was given by an open link, so no one can tell who gave it.
        </p>
      )}
      <GivenAnswers questions={response.questions} answers={response.answers} />
      <ResponseTags response={response} tagNames={tagNames} />
    </>
  );
}

import { useCallback, useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useSaveSurvey_survey$data } from '#web/__generated__/useSaveSurvey_survey.graphql.ts';
import type { useSaveSurveyMutation } from '#web/__generated__/useSaveSurveyMutation.graphql.ts';
import { type Settings, useSave } from '#web/app-ui/settings.ts';

type Saved = Omit<useSaveSurvey_survey$data, ' $fragmentType'>;

/** Saves the design of an audience's surveys. */
export function useSaveSurvey(saved: Saved): Settings {
  const run = useSave<useSaveSurveyMutation, Saved>(mutation, surveyIn);
  const { id } = saved;
  const save = useCallback<Settings['save']>(
    async (fields, expectedVersion) => {
      await run({ ...fields, surveyId: id, expectedVersion });
    },
    [run, id],
  );
  return useMemo(() => ({ of: `survey design ${id}`, saved: { ...saved }, save }), [id, saved, save]);
}

const surveyIn = (data: useSaveSurveyMutation['response']) => data.saveSurvey?.survey;

const mutation = graphql`
  mutation useSaveSurveyMutation($input: SaveSurveyInput!) {
    saveSurvey(input: $input) {
      errors { code message field }
      survey {
        ...useSaveSurvey_survey @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useSaveSurvey_survey on Survey {
    id
    version
    template
    question
    accent
    showsLogo
    intro
    subject
    mailText
  }
`;

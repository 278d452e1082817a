import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { agencyEditUrl } from '#common/urls.ts';
import type { PublicWays_survey$key } from '#web/__generated__/PublicWays_survey.graphql.ts';
import type { PublicWaysMutation } from '#web/__generated__/PublicWaysMutation.graphql.ts';
import { Overtaken, useSave } from '#web/app-ui/settings.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './Panel.module.css';

type Ways = { offersReview?: boolean; offersGoogle?: boolean };

/** The ways to a public review at the end of a survey. They are open to every group or to none, and saved at once. */
export function PublicWays({ survey: key }: { survey: PublicWays_survey$key }) {
  const survey = useFragment(
    graphql`
      fragment PublicWays_survey on Survey {
        id
        version
        offersReview
        offersGoogle
        hasGoogleLink
      }
    `,
    key,
  );
  const save = useSaveWays();
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<{ way: keyof Ways; message: string } | null>(null);
  const turn = async (way: keyof Ways, isOn: boolean) => {
    setProblem(null);
    setSaid('Saving…');
    try {
      await save(survey.id, survey.version, { [way]: isOn });
      setSaid('Saved for all three groups');
    } catch (error) {
      setSaid('');
      setProblem({ way, message: problemsOf(error)[0]!.message });
    }
  };
  const wrong = (way: keyof Ways) => (problem?.way === way ? problem.message : undefined);
  return (
    <div className={styles.part}>
      <h3 className={styles.subtitle}>Public reviews</h3>
      <p className={styles.about}>
        Applies to promoters, passives and detractors alike, as soon as you change it. Inviting only happy people would
        make your reviews misleading.
      </p>
      <Checkbox
        name="offersReview"
        label="Invite everyone to review your agency on Plaudit"
        checked={survey.offersReview}
        error={wrong('offersReview')}
        onChange={({ target }) => void turn('offersReview', target.checked)}
      />
      <Checkbox
        name="offersGoogle"
        label="Invite everyone to review your agency on Google"
        help={
          survey.hasGoogleLink ? undefined : (
            <>
              Your agency's profile needs a Google review link for this. <Link href={agencyEditUrl()}>Add one</Link>
            </>
          )
        }
        checked={survey.offersGoogle}
        error={wrong('offersGoogle')}
        onChange={({ target }) => void turn('offersGoogle', target.checked)}
      />
      <p className={styles.about} role="status">
        {said}
      </p>
    </div>
  );
}

/** Saves only this switch. If another person has saved the survey since, their changes stay. */
function useSaveWays() {
  const run = useSave<PublicWaysMutation, { version: number }>(mutation, surveyIn, { isQuiet: true });
  return useCallback(
    async (surveyId: string, version: number, ways: Ways) => {
      const save = (expectedVersion: number) => run({ surveyId, expectedVersion, ...ways });
      try {
        await save(version);
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
        await save(error.newest.version);
      }
    },
    [run],
  );
}

const surveyIn = (data: PublicWaysMutation['response']) => data.saveSurvey?.survey;

const mutation = graphql`
  mutation PublicWaysMutation($input: SaveSurveyInput!) {
    saveSurvey(input: $input) {
      survey {
        id
        version
        offersReview
        offersGoogle
      }
      errors { code message field }
    }
  }
`;

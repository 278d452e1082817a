import { graphql, useFragment } from 'react-relay';
import { surveyLimits } from '#common/surveys/limits.ts';
import { webhooksUrl } from '#common/urls.ts';
import type { EndPanel_survey$key } from '#web/__generated__/EndPanel_survey.graphql.ts';
import { Checkbox } from '#web/ui/Choice.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type Change, type Contents, changeEnd } from './contents.ts';
import styles from './Panel.module.css';
import { PublicWays } from './PublicWays.tsx';
import { panelHeading } from './QuestionPanel.tsx';

type EndPanelProps = {
  contents: Contents;
  survey: EndPanel_survey$key;
  problem: string | undefined;
  change: (made: Change, field?: string) => void;
};

/** The thank-you page, what happens after an answer, and the ways to a public review. */
export function EndPanel({ contents, survey: key, problem, change }: EndPanelProps) {
  const survey = useFragment(
    graphql`
      fragment EndPanel_survey on Survey {
        hasWebhook
        ...PublicWays_survey
      }
    `,
    key,
  );
  return (
    <section className={styles.panel} aria-labelledby={panelHeading}>
      <h2 className={styles.title} id={panelHeading} tabIndex={-1}>
        After the questions
      </h2>
      <TextField
        id="thanksTitle"
        label="Title of the thank-you page"
        value={contents.thanksTitle}
        maxLength={surveyLimits.thanksTitle}
        error={problem}
        onChange={({ target }) => change(changeEnd({ thanksTitle: target.value }), 'thanksTitle')}
      />
      <TextArea
        id="thanksText"
        label="Text of the thank-you page"
        optional
        rows={4}
        value={contents.thanksText}
        maxLength={surveyLimits.thanksText}
        onChange={({ target }) => change(changeEnd({ thanksText: target.value }), 'thanksText')}
      />
      <div className={styles.part}>
        <h3 className={styles.subtitle}>When a person of this group has answered</h3>
        <Checkbox
          name="notifiesOwner"
          label="Notify the recruiter and your agency's admins"
          help="Without the person's name. They hear of anonymous answers the day after."
          checked={contents.notifiesOwner}
          onChange={({ target }) => change(changeEnd({ notifiesOwner: target.checked }))}
        />
        <Checkbox
          name="sendsWebhook"
          label="Send the answers to your agency's webhooks"
          help={
            survey.hasWebhook ? undefined : (
              <>
                Your agency has no webhook that is on. <Link href={webhooksUrl()}>Add one</Link>
              </>
            )
          }
          checked={contents.sendsWebhook}
          onChange={({ target }) => change(changeEnd({ sendsWebhook: target.checked }))}
        />
      </div>
      <PublicWays survey={survey} />
    </section>
  );
}

import { graphql, useFragment } from 'react-relay';
import { contrastWithWhite, isReadable } from '#common/colors.ts';
import { wordingProblem } from '#common/reviews/checks/wording.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import { surveyMailWords } from '#common/surveys/mail.ts';
import { openingQuestion } from '#common/surveys/workflows.ts';
import type { SurveyDesign_survey$key } from '#web/__generated__/SurveyDesign_survey.graphql.ts';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { SettingsContext, useSection, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { useFeatures } from '#web/kit/features.ts';
import { Checkbox, Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { audienceIn } from '../survey-words.ts';
import { DesignPreview } from './DesignPreview.tsx';
import styles from './SurveyDesign.module.css';
import { useSaveSurvey } from './use-save-survey.ts';

/** How an audience's surveys look, and the email that brings them. */
export function SurveyDesign({ survey: key }: { survey: SurveyDesign_survey$key }) {
  const survey = useFragment(
    graphql`
      fragment SurveyDesign_survey on Survey {
        ...useSaveSurvey_survey @relay(mask: false)
        audience
        viewerCanEdit
        agency {
          name
          logoUrl
        }
      }
    `,
    key,
  );
  const editor = useSettingsEditor(useSaveSurvey(survey));
  const { viewerCanEdit: canEdit, agency } = survey;
  const agencyName = agency?.name ?? 'Your agency';
  const sections = (
    <>
      <QuestionSection isClosed={!canEdit} agencyName={agencyName} />
      <DesignSection isClosed={!canEdit} />
      <EmailSection isClosed={!canEdit} agencyName={agencyName} />
    </>
  );
  return (
    <SettingsContext value={editor}>
      <div className={styles.columns}>
        <div className={styles.sections}>
          {canEdit ? <SettingsForm label="Survey design">{sections}</SettingsForm> : sections}
        </div>
        <DesignPreview audience={audienceIn(survey.audience)} agency={agency} />
      </div>
    </SettingsContext>
  );
}

function QuestionSection({ isClosed, agencyName }: { isClosed: boolean; agencyName: string }) {
  const { npsEditorCustomQuestion } = useFeatures();
  const { field, values } = useSection({ question: '' });
  const { error, ...question } = field('question');
  return (
    <SettingsSection
      id="question"
      title="Opening question"
      about={<p>It comes first in every survey of this audience, and is answered with a number from 0 to 10.</p>}
      labels={{ question: 'Opening question' }}
      isClosed={isClosed || !npsEditorCustomQuestion}
    >
      <TextField
        {...question}
        label="Opening question"
        optional
        maxLength={surveyLimits.title}
        placeholder={openingQuestion(agencyName)}
        error={error ?? wordingProblem(values.question)?.message}
        help={
          npsEditorCustomQuestion
            ? 'Leave it empty for the standard question.'
            : "The words of standard questions can't be changed on this site."
        }
      />
    </SettingsSection>
  );
}

function DesignSection({ isClosed }: { isClosed: boolean }) {
  const { field, tick, set, values } = useSection({ template: '', accent: '', showsLogo: false, intro: '' });
  const isOwn = values.template === 'custom_template';
  const { error: wrongAccent, ...accent } = field('accent');
  const { error: wrongIntro, ...intro } = field('intro');
  const isColor = /^#[0-9a-f]{6}$/i.test(values.accent);
  const contrast = isColor ? contrastWithWhite(values.accent) : null;
  const unreadable =
    isColor && !isReadable(values.accent)
      ? 'White text is hard to read on this color. Choose a darker one.'
      : undefined;
  return (
    <SettingsSection
      id="design"
      title="Design"
      labels={{ template: 'Design', accent: 'Color', showsLogo: 'Logo', intro: 'Introduction' }}
      inWords={(name, value) =>
        name === 'template' ? (value === 'custom_template' ? 'Your own design' : "Plaudit's design") : inWords(value)
      }
      isClosed={isClosed}
    >
      <Choice
        name="template"
        legend="Design and email"
        value={values.template}
        onChange={({ target }) => set('template', target.value)}
        options={[
          { value: 'default_template', label: "Plaudit's design", help: 'Our color and our email, with your logo' },
          { value: 'custom_template', label: 'Your own design', help: 'Your color, your introduction and your email' },
        ]}
      />
      {isOwn && (
        <>
          <div className={styles.color}>
            <TextField
              {...accent}
              label="Color"
              help={
                contrast
                  ? `Contrast with white text: ${contrast.toFixed(1)}. It must be at least 4.5.`
                  : 'A color like #0072bb, for buttons and chosen answers'
              }
              error={wrongAccent ?? unreadable}
            />
            <TextField
              id="accent-picker"
              type="color"
              label="Choose a color"
              value={isColor ? values.accent.toLowerCase() : '#000000'}
              onChange={({ target }) => set('accent', target.value)}
            />
          </div>
          <Checkbox {...tick('showsLogo')} label="Show your agency's logo" help="Otherwise its name is shown." />
          <TextArea
            {...intro}
            label="Introduction"
            optional
            rows={3}
            maxLength={surveyLimits.mailText}
            error={wrongIntro ?? wordingProblem(values.intro)?.message}
            help="Shown above the opening question."
          />
        </>
      )}
    </SettingsSection>
  );
}

function EmailSection({ isClosed, agencyName }: { isClosed: boolean; agencyName: string }) {
  const { field, values } = useSection({ template: '', subject: '', mailText: '' });
  if (values.template !== 'custom_template') return null;
  const { error: wrongSubject, ...subject } = field('subject');
  const { error: wrongText, ...text } = field('mailText');
  const standard = surveyMailWords(agencyName);
  return (
    <SettingsSection
      id="email"
      title="Email"
      about={<p>It brings the survey. It can't offer anything for an answer, or say which score you hope for.</p>}
      labels={{ subject: 'Subject', mailText: 'Text' }}
      isClosed={isClosed}
    >
      <TextField
        {...subject}
        label="Subject"
        optional
        maxLength={surveyLimits.subject}
        placeholder={standard.subject}
        error={wrongSubject ?? wordingProblem(values.subject)?.message}
      />
      <TextArea
        {...text}
        label="Text"
        optional
        rows={5}
        maxLength={surveyLimits.mailText}
        placeholder={standard.text}
        error={wrongText ?? wordingProblem(values.mailText)?.message}
      />
    </SettingsSection>
  );
}

const inWords = (value: unknown) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? ''));

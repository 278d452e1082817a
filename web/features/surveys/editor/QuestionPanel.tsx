import { surveyLimits } from '#common/surveys/limits.ts';
import type { QuestionProblem } from '#common/surveys/problems.ts';
import { type Question, traitsOf } from '#common/surveys/questions.ts';
import { surveyDesignUrl } from '#common/urls.ts';
import { useFeatures } from '#web/kit/features.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ChoicesEditor } from './ChoicesEditor.tsx';
import { type Change, type Contents, changeQuestion } from './contents.ts';
import styles from './Panel.module.css';
import { typeWords } from './question-words.ts';
import { RulesEditor } from './RulesEditor.tsx';

type QuestionPanelProps = {
  question: Question;
  contents: Contents;
  audience: string;
  scoreTitle: string;
  problems: readonly QuestionProblem[];
  change: (made: Change, field?: string) => void;
  announce: (words: string) => void;
  onMove: (id: string, to: number) => void;
  onDuplicate: (id: string) => void;
  onDelete: (id: string) => void;
};

/** The heading of the selected part, which takes the focus on narrow screens. */
export const panelHeading = 'panel-heading';

/** The id of the field where a problem of a question is solved. */
export const problemField = ({ questionId, part }: QuestionProblem): string =>
  part === 'question' ? panelHeading : `${part}-${questionId}`;

/** Everything about the selected question. */
export function QuestionPanel({ question, contents, problems, change, announce, ...props }: QuestionPanelProps) {
  const { npsEditorCustomQuestion, npsAddCustomQuestion } = useFeatures();
  const { id, type } = question;
  const { questions } = contents;
  const place = questions.findIndex((one) => one.id === id);
  const isScore = place === 0;
  const isLocked = question.standard !== null && !npsEditorCustomQuestion;
  const traits = traitsOf[type];
  const wrong = (part: QuestionProblem['part']) =>
    problems.flatMap((one) => (one.questionId === id && one.part === part ? [one.message] : [])).join(' ') || undefined;
  const set = (parts: Partial<Question>, field?: string) =>
    change(changeQuestion(id, parts), field && `${id} ${field}`);
  return (
    <section className={styles.panel} aria-labelledby={panelHeading}>
      <header className={styles.head}>
        <h2 className={styles.title} id={panelHeading} tabIndex={-1}>
          {`Question ${place + 1}: ${typeWords[type].label.toLowerCase()}`}
        </h2>
        {!isScore && (
          <div className={styles.actions}>
            <Button size="small" disabled={place === 1} onClick={() => props.onMove(id, place - 1)}>
              Move up
            </Button>
            <Button size="small" disabled={place === questions.length - 1} onClick={() => props.onMove(id, place + 1)}>
              Move down
            </Button>
            {npsAddCustomQuestion && (
              <Button
                size="small"
                disabled={questions.length >= surveyLimits.questions}
                onClick={() => props.onDuplicate(id)}
              >
                Duplicate
              </Button>
            )}
            <Button size="small" onClick={() => props.onDelete(id)}>
              Delete
            </Button>
          </div>
        )}
      </header>
      {wrong('question') && <Notice tone="warn">{wrong('question')}</Notice>}
      {isScore ? (
        <ScoreNotice scoreTitle={props.scoreTitle} audience={props.audience} />
      ) : (
        <>
          {isLocked && <Notice>The words of standard questions can't be changed on this site.</Notice>}
          <TextField
            id={`title-${id}`}
            label="Question"
            value={question.title}
            maxLength={surveyLimits.title}
            readOnly={isLocked}
            error={wrong('title')}
            onChange={({ target }) => set({ title: target.value }, 'title')}
          />
          <TextField
            id={`help-${id}`}
            label="Help text"
            optional
            value={question.help ?? ''}
            maxLength={surveyLimits.help}
            readOnly={isLocked}
            onChange={({ target }) => set({ help: target.value || null }, 'help')}
          />
          <Checkbox
            name={`required-${id}`}
            label="Required"
            help="People can't continue without an answer."
            checked={question.isRequired}
            onChange={({ target }) => set({ isRequired: target.checked })}
          />
        </>
      )}
      {traits.rows && (
        <ChoicesEditor
          id={`rows-${id}`}
          legend="Rows"
          one="row"
          choices={question.rows}
          error={wrong('rows')}
          isLocked={isLocked}
          announce={announce}
          onChange={(rows, field) => set({ rows }, field)}
        />
      )}
      {traits.choices && (
        <ChoicesEditor
          id={`choices-${id}`}
          legend={type === 'matrix' ? 'Columns' : 'Choices'}
          one={type === 'matrix' ? 'column' : 'choice'}
          choices={question.choices}
          error={wrong('choices')}
          isLocked={isLocked}
          announce={announce}
          onChange={(choices, field) => set({ choices }, field)}
        />
      )}
      {traits.other && (
        <Checkbox
          name={`other-${id}`}
          label="Offer 'Other'"
          help="People who choose it write their own answer."
          checked={question.hasOther}
          onChange={({ target }) => set({ hasOther: target.checked })}
        />
      )}
      <RulesEditor
        id={`skips-${id}`}
        question={question}
        questions={questions}
        scoreTitle={props.scoreTitle}
        error={wrong('skips')}
        change={change}
      />
    </section>
  );
}

/** The score decides which workflow follows, so it comes first in all of them, in the same words. */
function ScoreNotice({ scoreTitle, audience }: { scoreTitle: string; audience: string }) {
  return (
    <Notice title={scoreTitle}>
      <p>
        Every survey starts with this required question, and the score decides which questions follow. Its words are the
        same for all three groups.
      </p>
      <p>
        <Link href={surveyDesignUrl(audience)}>Change its words under Design</Link>
      </p>
    </Notice>
  );
}

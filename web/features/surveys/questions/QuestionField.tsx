import type { ReactNode } from 'react';
import type { Answer } from '#common/surveys/answers.ts';
import { surveyLimits } from '#common/surveys/limits.ts';
import { type Choice as AnyChoice, otherChoice, type Question, type QuestionType } from '#common/surveys/questions.ts';
import { Checkbox, Choice } from '#web/ui/Choice.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { fieldNames } from './answer-from.ts';
import { Matrix } from './Matrix.tsx';
import styles from './QuestionField.module.css';
import { Ranking } from './Ranking.tsx';
import { Scale } from './Scale.tsx';

/** What every kind of question gets. */
export interface QuestionFieldProps {
  readonly question: Question;
  /** Undefined until there is one. */
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
  /** What is wrong with the answer, from `problemOfAnswer`. */
  readonly problem?: string | undefined;
  /** The name of its fields and the id of the first one; the question's id by default. */
  readonly name?: string;
}

/** What a kind of question is drawn from. */
export type DrawnQuestion = Required<Omit<QuestionFieldProps, 'problem'>> & {
  readonly problem: string | undefined;
  readonly legend: ReactNode;
};

/**
 * A question of a survey as native fields, which also work as part of a form without JavaScript: `answerFrom` reads
 * them. For every type of question.
 */
export function QuestionField({ question, name = question.id, problem, ...props }: QuestionFieldProps) {
  const Kind = kinds[question.type];
  const legend = <span className={styles.title}>{question.title || 'Your question'}</span>;
  return <Kind {...props} question={question} name={name} problem={problem} legend={legend} />;
}

const commonOf = ({ question, problem, name }: DrawnQuestion) => ({
  id: name,
  help: question.help ?? undefined,
  error: problem,
  optional: !question.isRequired,
});

function ShortText(props: DrawnQuestion) {
  return (
    <TextField
      {...commonOf(props)}
      name={props.name}
      label={props.legend}
      maxLength={surveyLimits.shortText}
      value={textOf(props.answer)}
      onChange={({ target }) => props.onAnswer(target.value || null)}
    />
  );
}

function LongText(props: DrawnQuestion) {
  return (
    <TextArea
      {...commonOf(props)}
      name={props.name}
      label={props.legend}
      rows={5}
      maxLength={surveyLimits.longText}
      value={textOf(props.answer)}
      onChange={({ target }) => props.onAnswer(target.value || null)}
    />
  );
}

function DateOf(props: DrawnQuestion) {
  return (
    <TextField
      {...commonOf(props)}
      type="date"
      name={props.name}
      label={props.legend}
      value={textOf(props.answer)}
      onChange={({ target }) => props.onAnswer(target.value || null)}
    />
  );
}

function YesNo(props: DrawnQuestion) {
  return (
    <Choice
      {...commonOf(props)}
      name={props.name}
      legend={props.legend}
      inline
      value={props.answer === true ? 'yes' : props.answer === false ? 'no' : ''}
      onChange={({ target }) => props.onAnswer(target.value === 'yes')}
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
    />
  );
}

function Consent(props: DrawnQuestion) {
  const { question, name, problem, answer, onAnswer } = props;
  return (
    <Checkbox
      name={name}
      value="yes"
      label={props.legend}
      help={question.help ?? undefined}
      error={problem}
      checked={answer === true}
      onChange={({ target }) => onAnswer(target.checked)}
    />
  );
}

function Single(props: DrawnQuestion) {
  const { question, name, onAnswer } = props;
  const { choice, other } = singleIn(props.answer);
  return (
    <div className={styles.withOther}>
      <Choice
        {...commonOf(props)}
        name={name}
        legend={props.legend}
        value={choice}
        onChange={({ target }) => onAnswer(singleOf(target.value, other))}
        options={offered(question).map(({ id, label }) => ({ value: id, label }))}
      />
      <Other {...props} text={other} onText={(text) => onAnswer(singleOf(choice, text))} />
    </div>
  );
}

function Dropdown(props: DrawnQuestion) {
  const { question, name, onAnswer } = props;
  const { choice, other } = singleIn(props.answer);
  return (
    <div className={styles.withOther}>
      <SelectField
        {...commonOf(props)}
        name={name}
        label={props.legend}
        value={choice}
        onChange={({ target }) => onAnswer(singleOf(target.value, other))}
        options={[
          { value: '', label: 'Choose one' },
          ...offered(question).map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <Other {...props} text={other} onText={(text) => onAnswer(singleOf(choice, text))} />
    </div>
  );
}

function Multiple(props: DrawnQuestion) {
  const { question, name, answer, onAnswer } = props;
  const chosen = typeof answer === 'object' && answer && 'choices' in answer ? answer.choices : [];
  const other = typeof answer === 'object' && answer && 'choices' in answer ? (answer.other ?? '') : '';
  const tick = (id: string, isOn: boolean) => {
    const ids = offered(question)
      .map((one) => one.id)
      .filter((one) => (one === id ? isOn : chosen.includes(one)));
    onAnswer(multipleOf(ids, other));
  };
  return (
    <div className={styles.withOther}>
      <FieldGroup {...commonOf(props)} legend={props.legend}>
        <div className={styles.ticks}>
          {offered(question).map(({ id, label }, index) => (
            <Checkbox
              key={id}
              id={index === 0 ? name : `${name}-${id}`}
              name={name}
              value={id}
              label={label || unlabeled}
              checked={chosen.includes(id)}
              onChange={({ target }) => tick(id, target.checked)}
            />
          ))}
        </div>
      </FieldGroup>
      <Other {...props} text={other} onText={(text) => onAnswer(multipleOf(chosen, text))} />
    </div>
  );
}

type OtherProps = Pick<DrawnQuestion, 'name' | 'question'> & {
  text: string;
  onText: (text: string) => void;
};

/** The text of 'Other'. It's always there, and its style hides it until 'Other' is chosen, even without JavaScript. */
function Other({ name, question, text, onText }: OtherProps) {
  if (!question.hasOther) return null;
  return (
    <div className={styles.other}>
      <TextField
        id={`${name}-other-text`}
        name={fieldNames.other(name)}
        label="Your answer for 'Other'"
        maxLength={surveyLimits.shortText}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}

const kinds: Readonly<Record<QuestionType, (props: DrawnQuestion) => ReactNode>> = {
  nps: Scale,
  rating: Scale,
  single_choice: Single,
  multiple_choice: Multiple,
  dropdown: Dropdown,
  short_text: ShortText,
  long_text: LongText,
  yes_no: YesNo,
  matrix: Matrix,
  ranking: Ranking,
  date: DateOf,
  consent: Consent,
};

/** In place of a label that isn't written yet. */
const unlabeled = 'Choice without a label';

const offered = ({ choices, hasOther }: Question): readonly AnyChoice[] => [
  ...choices.map(({ id, label }) => ({ id, label: label || unlabeled })),
  ...(hasOther ? [{ id: otherChoice, label: 'Other' }] : []),
];

const textOf = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : '');

function singleIn(answer: Answer | undefined): { choice: string; other: string } {
  const given = typeof answer === 'object' && answer && 'choice' in answer ? answer : null;
  return { choice: given?.choice ?? '', other: given?.other ?? '' };
}

const singleOf = (choice: string, other: string): Answer =>
  choice === '' ? null : { choice, ...(choice === otherChoice && { other }) };

const multipleOf = (choices: readonly string[], other: string): Answer =>
  choices.length === 0 ? null : { choices, ...(choices.includes(otherChoice) && { other }) };

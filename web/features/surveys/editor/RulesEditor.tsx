import { surveyLimits } from '#common/surveys/limits.ts';
import { valuesOf } from '#common/surveys/problems.ts';
import { otherChoice, type Question, type SkipRule, traitsOf } from '#common/surveys/questions.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { type Change, changeRule } from './contents.ts';
import { titleOf } from './differences.ts';
import { conditionWords } from './question-words.ts';
import styles from './RulesEditor.module.css';

type RulesEditorProps = {
  id: string;
  question: Question;
  questions: readonly Question[];
  scoreTitle: string;
  error?: string | undefined;
  change: (made: Change) => void;
};

/** Where a value of a select leads if the survey ends. No question has this id, because of its sign. */
const end = '-end';

/** The rules by which an answer leads past questions. The first one that applies decides. */
export function RulesEditor({ id, question, questions, scoreTitle, error, change }: RulesEditorProps) {
  const { skips } = question;
  const add = () => change(changeRule(question.id, skips.length, newRule(question)));
  return (
    <FieldGroup
      id={id}
      legend="Rules"
      help={
        skips.length > 0
          ? 'The first rule that applies decides. If none applies, the next question follows.'
          : 'Without rules, the next question follows.'
      }
      error={error}
    >
      <div className={styles.rules}>
        {skips.map((rule, place) => (
          <RuleFields
            // Rules have no id; they are only added at the end.
            // biome-ignore lint/suspicious/noArrayIndexKey: their place is all that tells them apart
            key={place}
            id={place === 0 ? id : `${id}-${place}`}
            rule={rule}
            place={place}
            question={question}
            questions={questions}
            scoreTitle={scoreTitle}
            onChange={(next) => change(changeRule(question.id, place, next))}
          />
        ))}
        <div>
          <Button size="small" onClick={add} disabled={skips.length >= surveyLimits.skips}>
            Add a rule
          </Button>
        </div>
      </div>
    </FieldGroup>
  );
}

type RuleFieldsProps = Omit<RulesEditorProps, 'change' | 'error'> & {
  rule: SkipRule;
  place: number;
  onChange: (rule: SkipRule | null) => void;
};

function RuleFields({ id, rule, place, question, questions, scoreTitle, onChange }: RuleFieldsProps) {
  const values = valuesOf(question, rule) as readonly (string | number)[] | undefined;
  const isKnown = values?.includes(rule.value as never);
  const number = place + 1;
  return (
    <fieldset className={styles.rule}>
      <legend className={styles.legend}>{`Rule ${number}`}</legend>
      <SelectField
        id={id}
        label="If"
        value={rule.condition}
        onChange={({ target }) => onChange(withCondition(question, rule, target.value as SkipRule['condition']))}
        options={withCurrent(traitsOf[question.type].conditions, rule.condition).map((condition) => ({
          value: condition,
          label: conditionWords[condition],
        }))}
      />
      {values && (
        <SelectField
          id={`${id}-value`}
          label="Value"
          value={isKnown ? String(rule.value) : ''}
          onChange={({ target }) =>
            onChange({ ...rule, value: values.find((value) => String(value) === target.value) ?? null })
          }
          options={[
            ...(isKnown ? [] : [{ value: '', label: 'Choose a value' }]),
            ...values.map((value) => ({ value: String(value), label: labelOf(question, value) })),
          ]}
        />
      )}
      <SelectField
        id={`${id}-to`}
        label="Then"
        value={rule.goTo ?? end}
        onChange={({ target }) => onChange({ ...rule, goTo: target.value === end ? null : target.value })}
        options={targetsOf(question, questions, rule.goTo, scoreTitle)}
      />
      <div>
        <Button size="small" variant="quiet" aria-label={`Delete rule ${number}`} onClick={() => onChange(null)}>
          Delete rule
        </Button>
      </div>
    </fieldset>
  );
}

/** The later questions and the end, and where the rule leads now. */
function targetsOf(question: Question, questions: readonly Question[], goTo: string | null, scoreTitle: string) {
  const place = questions.findIndex(({ id }) => id === question.id);
  const nameOf = (one: Question, at: number) => `Continue with ${at + 1}. ${titleOf(one, scoreTitle)}`;
  const later = questions.flatMap((one, at) => (at > place ? [{ value: one.id, label: nameOf(one, at) }] : []));
  const isLater = goTo === null || later.some(({ value }) => value === goTo);
  const target = questions.findIndex(({ id }) => id === goTo);
  const now = { value: goTo ?? '', label: target < 0 ? 'A deleted question' : nameOf(questions[target]!, target) };
  return [...(isLater ? [] : [now]), ...later, { value: end, label: 'End the survey' }];
}

function newRule(question: Question): SkipRule {
  const { conditions } = traitsOf[question.type];
  const condition = conditions.at(-1) === 'is_not' ? 'is' : conditions.at(-1)!;
  return withCondition(question, { condition, value: null, goTo: null }, condition);
}

/** The condition with its first value, unless the current one fits. */
function withCondition(question: Question, rule: SkipRule, condition: SkipRule['condition']): SkipRule {
  const values = valuesOf(question, { condition }) as readonly (string | number)[] | undefined;
  const value = !values ? null : values.includes(rule.value as never) ? rule.value : (values[0] ?? null);
  return { ...rule, condition, value };
}

const withCurrent = <T,>(all: readonly T[], current: T) => (all.includes(current) ? all : [current, ...all]);

function labelOf({ choices }: Question, value: string | number): string {
  if (value === otherChoice) return 'Other';
  if (value === 'yes' || value === 'no') return value;
  return choices.find(({ id }) => id === value)?.label || String(value);
}

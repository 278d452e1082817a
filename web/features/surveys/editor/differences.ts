import { type Choice, otherChoice, type Question, type SkipRule } from '#common/surveys/questions.ts';
import type { Contents } from './contents.ts';
import { conditionWords, typeWords } from './question-words.ts';

/** A difference between two versions in words. */
export interface Difference {
  /** What is different, such as "Added: 'Who helped you?'". */
  readonly text: string;
  /** For changed words: both of them. */
  readonly words?: readonly [before: string, after: string];
}

/** What has changed from one version of a workflow to another, for people: the questions first, in their new order. */
export function differencesBetween(before: Contents, after: Contents, scoreTitle: string): Difference[] {
  const nameIn = (questions: readonly Question[]) => (id: string | null) =>
    id === null
      ? 'the end'
      : quoted(
          titleOf(
            questions.find((one) => one.id === id),
            scoreTitle,
          ),
        );
  const names = { before: nameIn(before.questions), after: nameIn(after.questions) };
  const old = new Map(before.questions.map((question) => [question.id, question]));
  const kept = new Set(after.questions.map(({ id }) => id));
  const moved = movedBetween(
    before.questions.map(({ id }) => id),
    after.questions.map(({ id }) => id),
  );
  return [
    ...before.questions.filter(({ id }) => !kept.has(id)).map(({ id }) => ({ text: `Deleted: ${names.before(id)}` })),
    ...after.questions.flatMap((question, place) => {
      const was = old.get(question.id);
      const name = names.after(question.id);
      if (!was) return [{ text: `Added: ${name} (${typeWords[question.type].label.toLowerCase()})` }];
      const isMoved = moved.has(question.id);
      return [
        ...(isMoved ? [{ text: `Moved: ${name} is now question ${place + 1}` }] : []),
        ...differencesOf(was, question, name, names),
      ];
    }),
    ...differencesOfEnd(before, after),
  ];
}

type Names = Readonly<Record<'before' | 'after', (id: string | null) => string>>;

function differencesOf(was: Question, is: Question, name: string, names: Names): Difference[] {
  const rules = (question: Question, nameOf: (id: string | null) => string) =>
    question.skips.map((rule) => ruleInWords(question, rule, nameOf)).join('; ');
  return [
    ...reworded(`New wording of ${name}`, was.title, is.title),
    ...reworded(`New help text of ${name}`, was.help ?? '', is.help ?? ''),
    ...(was.isRequired === is.isRequired
      ? []
      : [{ text: `${name} is now ${is.isRequired ? 'required' : 'optional'}` }]),
    ...reworded(
      `New ${is.type === 'matrix' ? 'columns' : 'choices'} of ${name}`,
      labels(was.choices),
      labels(is.choices),
    ),
    ...reworded(`New rows of ${name}`, labels(was.rows), labels(is.rows)),
    ...(was.hasOther === is.hasOther
      ? []
      : [{ text: `${name} ${is.hasOther ? 'now offers' : 'no longer offers'} 'Other'` }]),
    ...reworded(`New rules of ${name}`, rules(was, names.before), rules(is, names.after)),
  ];
}

function differencesOfEnd(before: Contents, after: Contents): Difference[] {
  const turned = (what: string, was: boolean, is: boolean) =>
    was === is ? [] : [{ text: `${what} is now ${is ? 'on' : 'off'}` }];
  return [
    ...reworded('New title of the thank-you page', before.thanksTitle, after.thanksTitle),
    ...reworded('New text of the thank-you page', before.thanksText, after.thanksText),
    ...turned('Emailing your team about each answer', before.notifiesOwner, after.notifiesOwner),
    ...turned('Sending each answer to your webhook', before.sendsWebhook, after.sendsWebhook),
  ];
}

/** A rule as a sentence without its end, such as "if the answer is 'Pay', continue with 'Which pay?'". */
export function ruleInWords(question: Question, rule: SkipRule, nameOf: (id: string | null) => string): string {
  const value = valueInWords(question, rule);
  const condition = `if ${conditionWords[rule.condition]}${value && ` ${value}`}`;
  return rule.goTo === null ? `${condition}, end the survey` : `${condition}, continue with ${nameOf(rule.goTo)}`;
}

function valueInWords({ choices }: Question, { value }: SkipRule): string {
  if (value === null) return '';
  if (value === otherChoice) return "'Other'";
  const label = choices.find(({ id }) => id === value)?.label;
  return label ? quoted(label) : String(value);
}

/** A question's title; the score question's is the survey's own. */
export function titleOf(question: Question | undefined, scoreTitle: string): string {
  if (!question) return 'a deleted question';
  if (question.standard === 'score') return question.title || scoreTitle;
  return question.title || 'Question without words';
}

const reworded = (text: string, before: string, after: string): Difference[] =>
  before === after ? [] : [{ text, words: [before, after] }];

const labels = (choices: readonly Choice[]) => choices.map(({ label }) => label).join(', ');
const quoted = (text: string) => `'${text}'`;

/** The fewest ids that were moved: those outside the longest run that kept its order. */
function movedBetween(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const common = after.filter((id) => places.has(id));
  const runs: string[][] = [];
  for (const [at, id] of common.entries()) {
    const earlier = runs
      .slice(0, at)
      .filter((_, one) => places.get(common[one]!)! < places.get(id)!)
      .reduce<string[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    runs.push([...earlier, id]);
  }
  const kept = new Set(runs.reduce<string[]>((longest, run) => (run.length > longest.length ? run : longest), []));
  return new Set(common.filter((id) => !kept.has(id)));
}

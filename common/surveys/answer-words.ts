import { formatDay } from '../formats.ts';
import { type Answer, isEmptyAnswer } from './answers.ts';
import { otherChoice, type Question } from './questions.ts';

/** An answer as people read it; null if there is none. */
export function answerInWords(question: Question, answer: Answer | undefined): string | null {
  if (answer === undefined || isEmptyAnswer(answer)) return null;
  const nameOf = (id: string) => question.choices.find((choice) => choice.id === id)?.label ?? id;
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
  if (typeof answer === 'string') return question.type === 'date' ? formatDay(answer) : answer;
  if (typeof answer !== 'object' || answer === null) return String(answer);
  if ('order' in answer) return answer.order.map((id, index) => `${index + 1}. ${nameOf(id)}`).join('\n');
  if ('cells' in answer)
    return question.rows
      .filter(({ id }) => answer.cells[id])
      .map(({ id, label }) => `${label}: ${nameOf(answer.cells[id]!)}`)
      .join('\n');
  const chosen = 'choice' in answer ? [answer.choice] : answer.choices;
  return chosen.map((id) => (id === otherChoice ? `Other: ${answer.other ?? ''}` : nameOf(id))).join(', ');
}

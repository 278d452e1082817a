import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { readInput } from '#common/inputs.ts';
import { askInput, asksAtOnce } from '#common/invitations/inputs.ts';
import type { useAskingMutation } from '#web/__generated__/useAskingMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { type AskDraft, type AskRow, askOf, folded, isBlank, isDone } from './ask-rows.ts';
import { momentOf } from './local-time.ts';

/** What became of a try: the draft with what was asked and what stands in the way, how many were asked now, and of how many new placements. */
interface Tried {
  draft: AskDraft;
  asked: number;
  newPlacements: number;
  /** Of the one who was asked, where it is one. */
  name?: string | undefined;
}

/** Sends the rows of the form. Those with something missing keep all from being sent; what the server refuses stands at its row. */
export function useAsking() {
  const ask = useCommand<useAskingMutation>(askMutation);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [tries, setTries] = useState(0);
  // One moment for all tries of the same asks, so that a repeated try is the same call.
  const now = useRef<string>(undefined);

  async function send(draft: AskDraft): Promise<Tried> {
    setTries((before) => before + 1);
    const rows = draft.rows
      .filter((row) => !isDone(row) && !(isBlank(row) && draft.rows.length > 1))
      .slice(0, asksAtOnce);
    const wrong = new Map(rows.map((row) => [row.key, problemsOfRow(row, draft)]));
    const time = timeProblem(draft);
    if (time || [...wrong.values()].some(({ length }) => length > 0)) {
      const checked = { ...draft, rows: draft.rows.map((row) => ({ ...row, problems: wrong.get(row.key) ?? [] })) };
      setProblems([...(time ? [time] : []), ...told(checked.rows)]);
      return { draft: checked, asked: 0, newPlacements: 0 };
    }
    setSending(true);
    try {
      now.current ??= new Date().toISOString();
      const scheduledFor = draft.timing === 'usual' ? null : draft.timing === 'now' ? now.current : momentOf(draft.at);
      const { askForReviews } = await ask({
        asks: rows.map((row) => askOf(row, draft.shared)),
        recruiterId: draft.recruiterId,
        message: draft.message,
        scheduledFor,
      });
      now.current = undefined;
      const results = askForReviews?.results ?? [];
      const next = { ...draft, rows: withResults(draft.rows, rows, results) };
      const asked = countAsked(next.rows) - countAsked(draft.rows);
      setProblems(told(next.rows));
      return { draft: next, asked, newPlacements: countNewPlacements(results), name: nameOf(rows) };
    } catch (error) {
      setProblems(problemsOf(error).map(({ message, field }) => ({ message, field: field && atForm[field] })));
      return { draft, asked: 0, newPlacements: 0 };
    } finally {
      setSending(false);
    }
  }

  return { send, isSending, problems, tries, forgetProblems: () => problems.length > 0 && setProblems([]) };
}

/** Which control of the form is meant by a field that all asks share. */
const atForm: Readonly<Record<string, string>> = { message: 'message', recruiterId: 'recruiterId', scheduledFor: 'at' };

type Result = NonNullable<NonNullable<useAskingMutation['response']['askForReviews']>['results']>[number];

function withResults(all: readonly AskRow[], sent: readonly AskRow[], results: readonly Result[]): AskRow[] {
  return all.map((row) => {
    const index = sent.findIndex(({ key }) => key === row.key);
    if (index < 0) return row;
    const mine = results.filter((result) => result.index === index);
    const asked = mine.flatMap(({ invitation }) => (invitation ? [folded(invitation.recipientEmail)] : []));
    return { ...row, asked: [...row.asked, ...asked], problems: mine.flatMap(({ errors }) => errors as Problem[]) };
  });
}

/** What is missing in a row before it is sent. Without its own facts, those that all share are meant. */
function problemsOfRow(row: AskRow, { shared }: AskDraft): readonly Problem[] {
  const read = readInput(askInput, askOf(row, shared));
  return read.ok ? [] : read.problems;
}

const timeProblem = ({ timing, at }: AskDraft): FieldProblem | undefined =>
  timing === 'at' && !momentOf(at)
    ? { field: 'at', message: 'Choose the day and time when the mails go out.' }
    : undefined;

/** At the top, with links to the rows; what many rows say of a shared field is said once. */
function told(rows: readonly AskRow[]): FieldProblem[] {
  const all = rows.flatMap((row, at) =>
    row.problems.map(({ message, field }) => ({
      message: rows.length > 1 ? `Row ${at + 1}: ${message}` : message,
      field: controlOf(row, field),
    })),
  );
  return all.filter(
    ({ message, field }, at) => all.findIndex((one) => one.message === message && one.field === field) === at,
  );
}

/** The id of the control that a problem of a row is about; facts that the row has not of its own stand above all rows. */
export function controlOf(row: AskRow, field: string | null): string {
  if (field && sharedFields.has(field) && !row.hasOwnFacts) return field;
  return field && known.has(field) ? `${field}-${row.key}` : `row-${row.key}`;
}

const sharedFields = new Set(['jobTitle', 'jobType', 'startDate', 'companyName']);
const known = new Set([...sharedFields, 'candidateName', 'candidateEmail', 'contactName', 'contactEmail']);

/** A placement of which both sides are asked has two results. */
const countNewPlacements = (results: readonly Result[]) =>
  new Set(results.flatMap(({ index, hasNewPlacement }) => (hasNewPlacement ? index : []))).size;

const countAsked = (rows: readonly AskRow[]) => rows.reduce((sum, { asked }) => sum + asked.length, 0);
const nameOf = ([row]: readonly AskRow[]) => row && (row.candidateEmail ? row.candidateName : row.contactName);

const askMutation = graphql`
  mutation useAskingMutation($input: AskForReviewsInput!) {
    askForReviews(input: $input) {
      errors {
        code
        message
        field
      }
      results {
        index
        hasNewPlacement
        invitation {
          id
          recipientEmail
        }
        errors {
          code
          message
          field
        }
      }
    }
  }
`;

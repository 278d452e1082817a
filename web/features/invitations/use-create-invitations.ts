import { useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { readInput } from '#common/inputs.ts';
import { invitationInput, invitationsAtOnce } from '#common/invitations/inputs.ts';
import { momentOf } from '#common/local-time.ts';
import type { useCreateInvitationsMutation } from '#web/__generated__/useCreateInvitationsMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import { type DraftRow, type InvitationDraft, inputOf, isBlank, isDone, normalised } from './invitation-draft.ts';

/**
 * The outcome of an attempt: the draft with its invited people and problems, how many were invited now, and how many
 * placements are new.
 */
interface Tried {
  draft: InvitationDraft;
  invited: number;
  newPlacements: number;
  /** The person's name, if there is only one. */
  name?: string | undefined;
}

/**
 * Sends the rows of the form. A row with a missing value stops all of them; what the server refuses is shown at its
 * row.
 */
export function useCreateInvitations() {
  const zone = useTimeZone();
  const create = useCommand<useCreateInvitationsMutation>(createInvitationsMutation);
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [tries, setTries] = useState(0);
  // One moment for all attempts with the same invitations, so that a repeated attempt is the same call.
  const now = useRef<string>(undefined);

  async function send(draft: InvitationDraft): Promise<Tried> {
    setTries((before) => before + 1);
    const rows = draft.rows
      .filter((row) => !isDone(row) && !(isBlank(row) && draft.rows.length > 1))
      .slice(0, invitationsAtOnce);
    const wrong = new Map(rows.map((row) => [row.key, problemsOfRow(row, draft)]));
    const time = timeProblem(draft, zone);
    if (time || [...wrong.values()].some(({ length }) => length > 0)) {
      const checked = { ...draft, rows: draft.rows.map((row) => ({ ...row, problems: wrong.get(row.key) ?? [] })) };
      setProblems([...(time ? [time] : []), ...told(checked.rows)]);
      return { draft: checked, invited: 0, newPlacements: 0 };
    }
    setSending(true);
    try {
      now.current ??= new Date().toISOString();
      const scheduledFor =
        draft.timing === 'usual' ? null : draft.timing === 'now' ? now.current : momentOf(draft.at, zone);
      const { createInvitations } = await create({
        invitations: rows.map((row) => inputOf(row, draft.shared)),
        recruiterId: draft.recruiterId,
        message: draft.message,
        scheduledFor,
      });
      now.current = undefined;
      const results = createInvitations?.results ?? [];
      const next = { ...draft, rows: withResults(draft.rows, rows, results) };
      const invited = countInvited(next.rows) - countInvited(draft.rows);
      setProblems(told(next.rows));
      return { draft: next, invited, newPlacements: countNewPlacements(results), name: nameOf(rows) };
    } catch (error) {
      setProblems(problemsOf(error).map(({ message, field }) => ({ message, field: field && atForm[field] })));
      return { draft, invited: 0, newPlacements: 0 };
    } finally {
      setSending(false);
    }
  }

  return { send, isSending, problems, tries, forgetProblems: () => problems.length > 0 && setProblems([]) };
}

/** The form control for a field that all invitations share. */
const atForm: Readonly<Record<string, string>> = { message: 'message', recruiterId: 'recruiterId', scheduledFor: 'at' };

type Result = NonNullable<
  NonNullable<useCreateInvitationsMutation['response']['createInvitations']>['results']
>[number];

function withResults(all: readonly DraftRow[], sent: readonly DraftRow[], results: readonly Result[]): DraftRow[] {
  return all.map((row) => {
    const index = sent.findIndex(({ key }) => key === row.key);
    if (index < 0) return row;
    const mine = results.filter((result) => result.index === index);
    const invited = mine.flatMap(({ invitation }) => (invitation ? [normalised(invitation.recipientEmail)] : []));
    return {
      ...row,
      invited: [...row.invited, ...invited],
      problems: mine.flatMap(({ errors }) => errors as Problem[]),
    };
  });
}

/** What is missing in a row before it is sent. Without its own facts, the shared ones apply. */
function problemsOfRow(row: DraftRow, { shared }: InvitationDraft): readonly Problem[] {
  const read = readInput(invitationInput, inputOf(row, shared));
  return read.ok ? [] : read.problems;
}

const timeProblem = ({ timing, at }: InvitationDraft, zone: string): FieldProblem | undefined =>
  timing === 'at' && !momentOf(at, zone)
    ? { field: 'at', message: 'Choose the date and time when the email goes out.' }
    : undefined;

/** Shown at the top, with links to the rows. A problem of a shared field is shown once. */
function told(rows: readonly DraftRow[]): FieldProblem[] {
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

/** The id of the control that a row's problem is about. Shared facts are above all rows. */
export function controlOf(row: DraftRow, field: string | null): string {
  if (field && sharedFields.has(field) && !row.hasOwnFacts) return field;
  return field && known.has(field) ? `${field}-${row.key}` : `row-${row.key}`;
}

const sharedFields = new Set(['jobTitle', 'jobType', 'startDate', 'companyName']);
const known = new Set([...sharedFields, 'candidateName', 'candidateEmail', 'contactName', 'contactEmail']);

/** A placement with both sides invited has two results. */
const countNewPlacements = (results: readonly Result[]) =>
  new Set(results.flatMap(({ index, hasNewPlacement }) => (hasNewPlacement ? index : []))).size;

const countInvited = (rows: readonly DraftRow[]) => rows.reduce((sum, { invited }) => sum + invited.length, 0);
const nameOf = ([row]: readonly DraftRow[]) => row && (row.candidateEmail ? row.candidateName : row.contactName);

const createInvitationsMutation = graphql`
  mutation useCreateInvitationsMutation($input: CreateInvitationsInput!) {
    createInvitations(input: $input) {
      errors { code message field }
      results {
        index
        hasNewPlacement
        invitation {
          id
          recipientEmail
        }
        errors { code message field }
      }
    }
  }
`;

import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { graphql } from 'react-relay';
import { browserLimits } from '#common/limits.ts';
import type { NpsGroup } from '#common/surveys/nps.ts';
import type { SurveyQuestions } from '#common/surveys/questions.ts';
import type { useWorkflowDraft_workflow$data } from '#web/__generated__/useWorkflowDraft_workflow.graphql.ts';
import type { useWorkflowDraftEditMutation } from '#web/__generated__/useWorkflowDraftEditMutation.graphql.ts';
import type { useWorkflowDraftSaveMutation } from '#web/__generated__/useWorkflowDraftSaveMutation.graphql.ts';
import { Overtaken, useSave } from '#web/app-ui/settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { useUnsent } from '#web/kit/unsent.ts';
import { Autosave, type Outcome } from './autosave.ts';
import { type Change, type Contents, contentsOf, isSame } from './contents.ts';
import { editingOf, editingReducer } from './editing.ts';

/** A version of a workflow as the editor reads it. */
export type WorkflowVersion = Omit<useWorkflowDraft_workflow$data, ' $fragmentType'>;

/** What is edited, with which versions there are. */
export interface EditedWorkflow {
  readonly surveyId: string;
  readonly group: NpsGroup;
  readonly live: WorkflowVersion;
  /** Null until the first change, which makes it. */
  readonly draft: WorkflowVersion | null;
}

/** Unsaved changes kept in this tab, and the version they are based on. */
interface Kept {
  readonly contents: Contents;
  readonly draftId: string | null;
  readonly version: number;
}

/**
 * Edits a workflow with undo and redo, and saves its draft as it changes. The first change makes the draft. What can't
 * be saved stays in this tab, even after a reload.
 */
export function useWorkflowDraft({ surveyId, group, live, draft }: EditedWorkflow) {
  const { kept, note, forget } = useUnsent<Kept>(`workflow ${surveyId} ${group}`);
  const opened = contentsOf(draft ?? live);
  const unsaved = keptOf(kept);
  const [editing, dispatch] = useReducer(editingReducer, unsaved?.contents ?? opened, editingOf);
  const [draftId, setDraftId] = useState(draft?.id ?? null);
  const target = useRef(draftId);
  const setTarget = useCallback((id: string | null) => {
    target.current = id;
    setDraftId(id);
  }, []);
  const save = useSaving({ surveyId, group, live, target, setTarget });
  const [autosave] = useState(
    () =>
      new Autosave<Contents>({
        version: unsaved && unsaved.draftId === draftId ? unsaved.version : (draft?.version ?? 0),
        save,
        delay: browserLimits.throttle,
      }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state);

  const { contents } = editing;
  const noted = useRef(opened);
  useEffect(() => {
    if (contents === noted.current) return;
    noted.current = contents;
    autosave.note(contents);
    note({ contents, draftId: target.current, version: autosave.version });
  });
  useEffect(() => {
    if (state.kind === 'saved') forget();
  }, [state, forget]);
  useEffect(() => () => autosave.stop(), [autosave]);

  const change = useCallback((made: Change, field?: string) => dispatch({ type: 'change', change: made, field }), []);
  return {
    contents,
    change,
    dispatch,
    canUndo: editing.past.length > 0,
    canRedo: editing.future.length > 0,
    state,
    draftId,
    version: () => autosave.version,
    flush: () => autosave.flush(),
    keepMine: () => autosave.keepMine(),
    takeTheirs: () => {
      const theirs = autosave.takeTheirs();
      if (!theirs) return;
      noted.current = theirs;
      dispatch({ type: 'replace', contents: theirs });
    },
    /** Drops what isn't saved, before the draft is deleted or replaced. */
    forget,
  };
}

function keptOf(kept: Partial<Kept> | null): Kept | null {
  return kept?.contents && Array.isArray(kept.contents.questions) ? (kept as Kept) : null;
}

type Saving = Pick<EditedWorkflow, 'surveyId' | 'group' | 'live'> & {
  target: { current: string | null };
  setTarget: (id: string | null) => void;
};

/** Saves contents as the draft, which it makes first if there is none. */
function useSaving({ surveyId, group, live, target, setTarget }: Saving) {
  const edit = useCommand<useWorkflowDraftEditMutation>(editMutation, { isQuiet: true });
  const run = useSave<useWorkflowDraftSaveMutation, WorkflowVersion>(saveMutation, workflowIn, { isQuiet: true });
  return async (contents: Contents, version: number): Promise<Outcome<Contents>> => {
    try {
      let expectedVersion = version;
      if (target.current === null) {
        const { editWorkflow } = await edit({ surveyId, group });
        const made = editWorkflow?.workflow;
        if (!made) return { kind: 'failed', message: 'Reload the page and try again.' };
        setTarget(made.id);
        // Another person may have made a draft first, and changed it.
        if (!isSame(made, live) && !isSame(made, contents)) return overtakenBy(made);
        expectedVersion = made.version;
      }
      const saved = await run({ ...sent(contents), workflowId: target.current!, expectedVersion });
      return { kind: 'saved', version: saved!.version };
    } catch (error) {
      if (error instanceof Overtaken) {
        const newest = error.newest as unknown as WorkflowVersion;
        // The response to an earlier attempt, or to another window, was lost.
        return isSame(newest, contents) ? { kind: 'saved', version: newest.version } : overtakenBy(newest);
      }
      return { kind: 'failed', message: whyNotSaved(error, () => setTarget(null)) };
    }
  };
}

/** If the draft is gone, saving again makes a new one. */
function whyNotSaved(error: unknown, startAnew: () => void): string {
  const problems = problemsOf(error);
  if (!problems.some(({ code }) => code === 'PUBLISHED' || code === 'NOT_FOUND'))
    return [...new Set(problems.map(({ message }) => message))].join(' ');
  startAnew();
  return 'Someone published or discarded this draft. Try again to save your changes as a new draft.';
}

const overtakenBy = (theirs: WorkflowVersion): Outcome<Contents> => ({
  kind: 'overtaken',
  theirs: { contents: contentsOf(theirs), version: theirs.version, by: theirs.editedByName ?? null },
});

const sent = (contents: Contents) => ({
  ...contents,
  questions: contents.questions as SurveyQuestions,
});

const workflowIn = (data: useWorkflowDraftSaveMutation['response']) => data.saveWorkflow?.workflow;

graphql`
  fragment useWorkflowDraft_workflow on Workflow {
    id
    status
    number
    version
    questions
    thanksTitle
    thanksText
    notifiesOwner
    sendsWebhook
    editedByName
  }
`;

const editMutation = graphql`
  mutation useWorkflowDraftEditMutation($input: EditWorkflowInput!) {
    editWorkflow(input: $input) {
      workflow {
        ...useWorkflowDraft_workflow @relay(mask: false)
      }
      errors { code message field }
    }
  }
`;

const saveMutation = graphql`
  mutation useWorkflowDraftSaveMutation($input: SaveWorkflowInput!) {
    saveWorkflow(input: $input) {
      workflow {
        ...useWorkflowDraft_workflow @relay(mask: false)
      }
      errors { code message field }
    }
  }
`;

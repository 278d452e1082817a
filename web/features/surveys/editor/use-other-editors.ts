import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import type { useOtherEditorsMutation } from '#web/__generated__/useOtherEditorsMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';

/** How often an open editor says so, in milliseconds. Others count as gone after a minute. */
const interval = 20_000;

/** The names of other people who have a draft open. Tells them, in turn, that this editor is open. */
export function useOtherEditors(draftId: string | null): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  const tell = useCommand<useOtherEditorsMutation>(mutation, { isQuiet: true });
  useEffect(() => {
    if (!draftId) return;
    let isOpen = true;
    const beat = () => {
      if (document.visibilityState !== 'visible') return;
      tell({ workflowId: draftId }).then(
        ({ noteWorkflowEditing }) => isOpen && setOthers(noteWorkflowEditing?.workflow?.otherEditors ?? []),
        // Saving tells what is wrong with the connection or the draft.
        () => isOpen && setOthers([]),
      );
    };
    beat();
    const timer = setInterval(beat, interval);
    document.addEventListener('visibilitychange', beat);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [draftId, tell]);
  return others;
}

const mutation = graphql`
  mutation useOtherEditorsMutation($input: NoteWorkflowEditingInput!) {
    noteWorkflowEditing(input: $input) {
      workflow {
        id
        otherEditors
      }
      errors { code message field }
    }
  }
`;

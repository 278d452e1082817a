import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { type ImportState, workingStates } from '#common/placements/import-states.ts';
import type { useImportMutation } from '#web/__generated__/useImportMutation.graphql.ts';
import type { useImportQuery, useImportQuery$data } from '#web/__generated__/useImportQuery.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';

/** An import as its page shows it. */
export type ImportData = NonNullable<NonNullable<useImportQuery$data['node']>['import']>;

/** Milliseconds between two looks at an import that is at work. */
const lookEvery = 1000;

/**
 * An import, looked at again and again while a task works on it. Undefined until it's loaded, null if there is none. `look`
 * reads it at once.
 */
export function useImport(id: string): { found: ImportData | null | undefined; isLost: boolean; look: () => void } {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<ImportData | null>();
  const [isLost, setLost] = useState(false);
  const [looks, setLooks] = useState(0);
  const look = () => setLooks((count) => count + 1);
  const wasImporting = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look reads again.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reading = fetchQuery<useImportQuery>(
      environment,
      query,
      { id },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ node }) => {
        const now = node?.import ?? null;
        setFound(now);
        setLost(false);
        if (wasImporting.current && now?.state === 'done') note({ event: 'create-placement', count: now.newCount });
        wasImporting.current = now?.state === 'importing';
        if (now && workingStates.includes(now.state as ImportState)) timer = setTimeout(look, lookEvery);
      },
      error: () => {
        setLost(true);
        timer = setTimeout(look, 5 * lookEvery);
      },
    });
    return () => {
      clearTimeout(timer);
      reading.unsubscribe();
    };
  }, [environment, id, looks]);
  return { found, isLost, look };
}

const query = graphql`
  query useImportQuery($id: ID!) {
    node(id: $id) {
      ... on PlacementImport @alias(as: "import") {
        id
        fileName
        state
        problem
        sheets
        sheet
        heads
        samples
        dayOrders
        dayExamples
        fields
        dayStyle
        jobType
        rowCount
        progress
        newCount
        changedCount
        sameCount
        refusedCount
        lockedCount
        problemCounts
        undoneCount
        keptCount
        importedAt
        canUndo
        hasRefused
        examples(first: 60) {
          edges {
            node {
              line
              outcome
              jobTitle
              candidateName
              candidateEmail
              problemKind
              problem
              locked
              changed
              before
              after
            }
          }
        }
      }
    }
  }
`;

/** The steps of an import that need nothing but its id. */
export function useImportSteps(importId: string, look: () => void) {
  const run = useCommand<useImportMutation>(graphql`
    mutation useImportMutation($input: RunImportInput!) {
      runImport(input: $input) {
        import { id state }
        errors { code message field }
      }
    }
  `);
  const cancel = useCommand<useImportMutation>(graphql`
    mutation useImportCancelMutation($input: CancelImportInput!) {
      cancelImport(input: $input) {
        import { id state }
        errors { code message field }
      }
    }
  `);
  const rematch = useCommand<useImportMutation>(graphql`
    mutation useImportRematchMutation($input: RematchImportInput!) {
      rematchImport(input: $input) {
        import { id state }
        errors { code message field }
      }
    }
  `);
  const undo = useCommand<useImportMutation>(graphql`
    mutation useImportUndoMutation($input: UndoImportInput!) {
      undoImport(input: $input) {
        import { id state }
        errors { code message field }
      }
    }
  `);
  const then = (step: typeof run) => async () => {
    try {
      await step({ importId });
    } finally {
      look();
    }
  };
  return { run: then(run), cancel: then(cancel), rematch: then(rematch), undo: then(undo) };
}

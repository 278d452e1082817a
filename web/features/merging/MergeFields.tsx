import { type ReactNode, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { type Moved, movedWords } from '#common/merging/merging.ts';
import type { MergeFieldsQuery, MergeFieldsQuery$data } from '#web/__generated__/MergeFieldsQuery.graphql.ts';
import { Listed, Part } from '#web/features/joining/approvals/Part.tsx';
import { Checkbox } from '#web/ui/Choice.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './MergeFields.module.css';

/** What a super admin chooses besides what stays. */
export interface MergeChoices {
  keepsAdmins: boolean;
  movesDomains: boolean;
}

type MergeFieldsProps = {
  fromId: string;
  intoId: string | null;
  /** Where what stays is chosen. */
  picker: ReactNode;
  choices: MergeChoices;
  onChange: (choices: MergeChoices) => void;
};

/** Chooses what stays, and shows what a merge into it would do. */
export function MergeFields({ fromId, intoId, picker, choices, onChange }: MergeFieldsProps) {
  const preview = usePreview(fromId, intoId);
  return (
    <>
      <p>Choose the one that stays. The double is deleted, and this can't be undone.</p>
      {picker}
      {intoId && preview === undefined && <p role="status">Counting what moves…</p>}
      {intoId && preview === null && (
        <Notice tone="bad" role="alert">
          We couldn't count what moves. Choose again, or reload the page.
        </Notice>
      )}
      {preview && (
        <>
          <div className={styles.parts} role="status">
            <Lines title="Moves" empty="Nothing: nobody and nothing belongs to it." lines={preview.moves.map(moved)} />
            <Lines title="Is deleted" lines={preview.drops} />
          </div>
          {preview.blockedBecause && <Notice tone="bad">{preview.blockedBecause}</Notice>}
          {preview.warnings.map((warning) => (
            <Notice key={warning} tone="warn">
              {warning}
            </Notice>
          ))}
          {preview.hasAdmins && (
            <Checkbox
              name="keepsAdmins"
              label="Its admins stay admins"
              help="Otherwise they join without admin rights."
              checked={choices.keepsAdmins}
              onChange={({ target }) => onChange({ ...choices, keepsAdmins: target.checked })}
            />
          )}
          {preview.hasDomains && (
            <Checkbox
              name="movesDomains"
              label="Its domains move"
              help="Otherwise they are deleted, and later reviews from them no longer count as from an employer."
              checked={choices.movesDomains}
              onChange={({ target }) => onChange({ ...choices, movesDomains: target.checked })}
            />
          )}
        </>
      )}
    </>
  );
}

function Lines({ title, lines, empty }: { title: string; lines: readonly string[]; empty?: string }) {
  return (
    <Part title={title}>
      {lines.length === 0 && <p>{empty}</p>}
      <Listed items={lines.map((line) => ({ key: line, content: line }))} />
    </Part>
  );
}

type Preview = NonNullable<MergeFieldsQuery$data['mergePreview']>;

function moved({ what, count }: Preview['moves'][number]): string {
  const [one, many] = movedWords[what as Moved] ?? [what, what];
  return formatCount(count, one, many);
}

/** The preview of a merge; undefined while loading, null on failure. */
function usePreview(fromId: string, intoId: string | null): Preview | null | undefined {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ intoId: string; preview: Preview | null }>();
  useEffect(() => {
    if (!intoId) return;
    const subscription = fetchQuery<MergeFieldsQuery>(environment, query, { fromId, intoId }).subscribe({
      next: ({ mergePreview }) => setKnown({ intoId, preview: mergePreview ?? null }),
      error: () => setKnown({ intoId, preview: null }),
    });
    return () => subscription.unsubscribe();
  }, [environment, fromId, intoId]);
  return known?.intoId === intoId ? known?.preview : undefined;
}

const query = graphql`
  query MergeFieldsQuery($fromId: ID!, $intoId: ID!) {
    mergePreview(fromId: $fromId, intoId: $intoId) {
      moves {
        what
        count
      }
      drops
      blockedBecause
      warnings
      hasAdmins
      hasDomains
    }
  }
`;

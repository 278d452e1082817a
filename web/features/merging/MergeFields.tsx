import { type ReactNode, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { type Moved, movedWords } from '#common/merging/merging.ts';
import type { MergeFieldsQuery, MergeFieldsQuery$data } from '#web/__generated__/MergeFieldsQuery.graphql.ts';
import { Listed, Part } from '#web/features/joining/approvals/Part.tsx';
import { Checkbox, Choice } from '#web/ui/Choice.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './MergeFields.module.css';

/** What a super admin chooses besides what stays. */
export interface MergeChoices {
  keepsAdmins: boolean;
  movesDomains: boolean;
  /** Of two profiles with accounts: whose stays. */
  signIn: 'from' | 'into' | null;
}

/** Before anything is chosen. */
export const noChoices: MergeChoices = { keepsAdmins: false, movesDomains: true, signIn: null };

type MergeFieldsProps = {
  fromId: string | null;
  intoId: string | null;
  /** What to choose, and what happens. */
  intro: string;
  /** Where what stays is chosen, or the duplicate. */
  picker: ReactNode;
  choices: MergeChoices;
  onChange: (choices: MergeChoices) => void;
  wrong: (field: string) => string | undefined;
};

/** Chooses what is merged, and shows what the merge would do. */
export function MergeFields({ fromId, intoId, intro, picker, choices, onChange, wrong }: MergeFieldsProps) {
  const preview = usePreview(fromId, intoId);
  return (
    <>
      <p>{intro}</p>
      {picker}
      {fromId && intoId && preview === undefined && <p role="status">Counting what moves…</p>}
      {fromId && intoId && preview === null && (
        <Notice tone="bad" role="alert">
          We couldn't count what moves. Choose again, or reload the page.
        </Notice>
      )}
      {preview && (
        <>
          <div className={styles.parts} role="status">
            <Lines
              title="What moves"
              empty="Nothing: nobody and nothing belongs to it."
              lines={preview.moves.map(moved)}
            />
            <Lines title="What is deleted" lines={preview.drops} />
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
          {preview.signIns.length > 0 && (
            <Choice
              name="signIn"
              legend="Which sign-in stays?"
              value={choices.signIn ?? ''}
              onChange={({ target }) => onChange({ ...choices, signIn: target.value as 'from' | 'into' })}
              error={wrong('signIn')}
              options={preview.signIns.map(({ whose, email }) => ({
                value: whose,
                label: email,
                help: whose === 'from' ? "The duplicate's account" : 'The account of the profile that stays',
              }))}
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
function usePreview(fromId: string | null, intoId: string | null): Preview | null | undefined {
  const environment = useRelayEnvironment();
  const of = `${fromId} ${intoId}`;
  const [known, setKnown] = useState<{ of: string; preview: Preview | null }>();
  useEffect(() => {
    if (!fromId || !intoId) return;
    const subscription = fetchQuery<MergeFieldsQuery>(environment, query, { fromId, intoId }).subscribe({
      next: ({ mergePreview }) => setKnown({ of, preview: mergePreview ?? null }),
      error: () => setKnown({ of, preview: null }),
    });
    return () => subscription.unsubscribe();
  }, [environment, fromId, intoId, of]);
  return known?.of === of ? known.preview : undefined;
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
      signIns {
        whose
        email
      }
    }
  }
`;

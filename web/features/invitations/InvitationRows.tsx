import { type ClipboardEvent, useRef, useState } from 'react';
import { formatCount } from '#common/formats.ts';
import { isSheet, readPasted } from '#common/invitations/pasted.ts';
import { invitationLimits } from '#common/limits.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './InvitationForm.module.css';
import { InvitationRow } from './InvitationRow.tsx';
import {
  type DraftRow,
  emptyRow,
  type InvitationDraft,
  isBlank,
  type PlacementFacts,
  personPasted,
  rowOfPasted,
} from './invitation-draft.ts';
import { PasteRows } from './PasteRows.tsx';
import { PlacementFields } from './PlacementFields.tsx';

type InvitationRowsProps = {
  rows: readonly DraftRow[];
  shared: PlacementFacts;
  onChange: (changes: Partial<InvitationDraft>) => void;
  /** Sets which row the preview shows. */
  onLook: (key: string) => void;
};

/** Whom to invite: one row for each placement, below the facts they share. */
export function InvitationRows({ rows, shared, onChange, onLook }: InvitationRowsProps) {
  const [pasting, setPasting] = useState<string | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const add = (more: readonly DraftRow[]) => onChange({ rows: [...rows.filter((row) => !isBlank(row)), ...more] });
  const set = (key: string, changes: Partial<DraftRow>) =>
    onChange({ rows: rows.map((row) => (row.key === key ? mended(row, changes) : row)) });
  const remove = (key: string) => {
    const left = rows.filter((row) => row.key !== key);
    onChange({ rows: left.length > 0 ? left : [emptyRow()] });
    place.current?.querySelector<HTMLElement>('input')?.focus();
  };
  const addOne = () => {
    const row = emptyRow();
    onChange({ rows: [...rows, row] });
    requestAnimationFrame(() => document.getElementById(`candidateName-${row.key}`)?.focus());
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const { target } = event;
    const isField = target instanceof HTMLInputElement && !target.readOnly;
    const person = isField ? personPasted(text, target.id) : null;
    if (person) {
      event.preventDefault();
      set(person.key, person.changes);
      return;
    }
    // The field for pasted rows shows how they are read before they are added.
    if (target instanceof HTMLTextAreaElement || !isSheet(text)) return;
    event.preventDefault();
    const read = readPasted(text);
    if (read.days?.mustAsk) setPasting(text);
    else add(read.rows.map(rowOfPasted));
  };
  const areAllOwn = rows.length > 1 && rows.every(({ hasOwnFacts }) => hasOwnFacts);
  return (
    <>
      {!areAllOwn && (
        <fieldset className={styles.part}>
          <legend className={styles.title}>{rows.length > 1 ? 'Shared placement' : 'Placement'}</legend>
          {rows.length > 1 && <p className={styles.help}>Row values override these.</p>}
          <PlacementFields
            facts={shared}
            suffix=""
            problems={rows.find(({ hasOwnFacts }) => !hasOwnFacts)?.problems ?? []}
            onChange={(changes) => onChange({ shared: { ...shared, ...changes } })}
            isFirst
          />
        </fieldset>
      )}
      <fieldset className={styles.part} ref={place} onPaste={paste}>
        <legend className={styles.title}>Who do you want to invite?</legend>
        <p className={styles.help}>
          {`The candidate, the contact at the company, or both. Your agency can invite each person once every ${invitationLimits.gapDays} days.`}
        </p>
        <ol className={styles.rows}>
          {rows.map((row, at) => (
            <InvitationRow
              key={row.key}
              row={row}
              shared={shared}
              number={at + 1}
              isOnly={rows.length === 1}
              onChange={(changes) => set(row.key, changes)}
              onRemove={() => remove(row.key)}
              onLook={() => onLook(row.key)}
            />
          ))}
        </ol>
        <div className={styles.actions}>
          <Button size="small" onClick={addOne}>
            Add row
          </Button>
          <Button
            size="small"
            onClick={() => setPasting(pasting === null ? '' : null)}
            aria-expanded={pasting !== null}
          >
            Paste from spreadsheet
          </Button>
          {rows.length > 1 && <span className={styles.help}>{formatCount(rows.length, 'row')}</span>}
        </div>
        {pasting !== null && (
          <PasteRows
            key={pasting}
            pasted={pasting}
            onRead={(more) => {
              add(more);
              setPasting(null);
            }}
            onClose={() => setPasting(null)}
          />
        )}
      </fieldset>
    </>
  );
}

/** A field's problem goes away once the field is changed. */
const mended = (row: DraftRow, changes: Partial<DraftRow>): DraftRow => ({
  ...row,
  ...changes,
  problems: row.problems.filter(({ field }) => field !== null && !(field in changes)),
});

import { useState } from 'react';
import { formatCount } from '#common/formats.ts';
import { invitationsAtOnce } from '#common/invitations/inputs.ts';
import { type PastedField, readPasted } from '#common/invitations/pasted.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from './InvitationForm.module.css';
import { type DraftRow, rowOfPasted } from './invitation-draft.ts';

type PasteRowsProps = { onRead: (rows: DraftRow[]) => void; onClose: () => void };

/** Accepts rows copied from a spreadsheet, and shows in advance how each column is understood. */
export function PasteRows({ onRead, onClose }: PasteRowsProps) {
  const [text, setText] = useState('');
  const { rows, fields, ignored } = readPasted(text);
  const isSomebody = rows.some(({ candidateEmail, contactEmail }) => candidateEmail || contactEmail);
  return (
    <div className={styles.paste}>
      <TextArea
        id="pasted"
        label="Rows from your spreadsheet"
        help="Copy the cells and paste them here, with or without the header row. Columns can be separated by tabs or commas."
        rows={5}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        autoFocus
        wrap="off"
      />
      {text.trim() && (
        <Notice
          role="status"
          tone={isSomebody ? 'info' : 'warn'}
          title={isSomebody ? `${formatCount(rows.length, 'row')} found` : 'No email addresses found'}
        >
          {[
            fields.length > 0 && `Columns: ${fields.map((field) => fieldWords[field]).join(', ')}.`,
            ignored.length > 0 && `Ignored: ${ignored.join(', ')}.`,
            rows.length > invitationsAtOnce &&
              `We send up to ${invitationsAtOnce} at a time. The rest stay in the form.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button size="small" variant="primary" disabled={!isSomebody} onClick={() => onRead(rows.map(rowOfPasted))}>
          {isSomebody ? `Add ${formatCount(rows.length, 'row')}` : 'Add rows'}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const fieldWords: Readonly<Record<PastedField, string>> = {
  candidateName: 'candidate’s name',
  candidateEmail: 'candidate’s email',
  contactName: 'contact’s name',
  contactEmail: 'contact’s email',
  jobTitle: 'job title',
  jobType: 'type',
  startDate: 'first day',
  endDate: 'last day',
  companyName: 'company',
};

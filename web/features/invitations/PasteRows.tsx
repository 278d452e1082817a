import { useState } from 'react';
import { formatCount, formatDay } from '#common/formats.ts';
import { invitationsAtOnce } from '#common/invitations/inputs.ts';
import { type PastedDays, type PastedField, readPasted } from '#common/invitations/pasted.ts';
import { type DayOrder, dayOf, fitsBoth } from '#common/invitations/pasted-days.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import styles from './InvitationForm.module.css';
import { type DraftRow, rowOfPasted } from './invitation-draft.ts';

type PasteRowsProps = {
  /** What was pasted into the form and needs an answer first. */
  pasted: string;
  onRead: (rows: DraftRow[]) => void;
  onClose: () => void;
};

/** Accepts rows copied from a spreadsheet, and shows in advance how each column is understood. */
export function PasteRows({ pasted, onRead, onClose }: PasteRowsProps) {
  const [text, setText] = useState(pasted);
  const [order, setOrder] = useState<DayOrder>();
  const { rows, fields, ignored, days } = readPasted(text, order);
  const isSomebody = rows.some(({ candidateEmail, contactEmail }) => candidateEmail || contactEmail);
  const isReady = isSomebody && !(days?.mustAsk && !days.order);
  return (
    <div className={styles.paste}>
      <TextArea
        id="pasted"
        label="Rows from your spreadsheet"
        help="Copy the cells and paste them here, with or without the header row. You can also paste addresses from your email app."
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
            days?.order && readingOf(days, days.order),
            rows.length > invitationsAtOnce &&
              `We send up to ${invitationsAtOnce} at a time. The rest stay in the form.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </Notice>
      )}
      {days?.mustAsk && (
        <SelectField
          id="dayOrder"
          label="Which comes first in your dates?"
          help={
            days.isMixed
              ? 'Some dates only work with the day first, others only with the month first. Choose for the rest.'
              : 'Your dates can be read in two ways.'
          }
          value={order ?? ''}
          options={[
            { value: '', label: 'Choose' },
            { value: 'day-first', label: `The day. ${exampleOf(days, 'day-first')}` },
            { value: 'month-first', label: `The month. ${exampleOf(days, 'month-first')}` },
          ]}
          onChange={({ currentTarget }) => setOrder(orders.find((one) => one === currentTarget.value))}
        />
      )}
      <div className={styles.actions}>
        <Button size="small" variant="primary" disabled={!isReady} onClick={() => onRead(rows.map(rowOfPasted))}>
          {isSomebody ? `Add ${formatCount(rows.length, 'row')}` : 'Add rows'}
        </Button>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const orders: readonly DayOrder[] = ['day-first', 'month-first'];

/** '9/10/2026 is Oct 9, 2026.' */
function exampleOf({ example, mustAsk }: PastedDays, order: DayOrder): string {
  const day = dayOf(example, order);
  return day && (!mustAsk || fitsBoth(example)) ? `${example} is ${formatDay(day)}.` : '';
}

const readingOf = (days: PastedDays, order: DayOrder): string =>
  `The ${order === 'day-first' ? 'day' : 'month'} comes first in the dates: ${exampleOf(days, order)}`;

const fieldWords: Readonly<Record<PastedField, string>> = {
  candidateName: "candidate's name",
  candidateEmail: "candidate's email",
  contactName: "contact's name",
  contactEmail: "contact's email",
  jobTitle: 'job title',
  jobType: 'type',
  startDate: 'first day',
  endDate: 'last day',
  companyName: 'company',
};

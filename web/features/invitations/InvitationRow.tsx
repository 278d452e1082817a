import { formatDay } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import { isPlainDate } from '#common/plain-date.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './InvitationForm.module.css';
import { type DraftRow, inputOf, isDone, normalised, type PlacementFacts } from './invitation-draft.ts';
import { PlacementFields } from './PlacementFields.tsx';

type InvitationRowProps = {
  row: DraftRow;
  shared: PlacementFacts;
  number: number;
  isOnly: boolean;
  onChange: (changes: Partial<DraftRow>) => void;
  onRemove: () => void;
  onLook: () => void;
};

/** One row of the form: its people, and its own placement if it has one. Collapsed once it is filled in. */
export function InvitationRow({ row, shared, number, isOnly, onChange, onRemove, onLook }: InvitationRowProps) {
  const title = row.candidateName.trim() || row.contactName.trim() || `Row ${number}`;
  if (isDone(row))
    return (
      <li className={styles.done} id={`row-${row.key}`}>
        <span>
          <b>{title}</b> <small>{row.invited.join(', ')}</small>
        </span>
        <Tag tone="good">Will be invited</Tag>
      </li>
    );
  if (row.isCollapsed && !isOnly && row.problems.length === 0)
    return (
      <li className={styles.collapsed} id={`row-${row.key}`}>
        <span className={styles.summary}>
          <b>{`${number}. ${title}`}</b>
          <small>{inShort(row, shared)}</small>
        </span>
        <span className={styles.actions}>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Edit ${title}`}
            onFocus={onLook}
            onClick={() => onChange({ isCollapsed: false })}
          >
            Edit
          </Button>
          <Button size="small" variant="quiet" onClick={onRemove} aria-label={`Remove ${title}`}>
            Remove
          </Button>
        </span>
      </li>
    );
  const person = (name: 'candidateName' | 'candidateEmail' | 'contactName' | 'contactEmail', label: string) => {
    const isEmail = name.endsWith('Email');
    const isInvited = isEmail && row.invited.includes(normalised(row[name]));
    return (
      <TextField
        id={`${name}-${row.key}`}
        label={label}
        type={isEmail ? 'email' : 'text'}
        value={row[name]}
        maxLength={isEmail ? 254 : textLimits.name.max}
        autoComplete="off"
        readOnly={isInvited}
        help={isInvited && 'Will be invited.'}
        error={row.problems.find(({ field }) => field === name)?.message}
        onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      />
    );
  };
  const others = row.problems.filter(({ field }) => field === null || !(field in row));
  return (
    <li className={isOnly ? undefined : styles.row} id={`row-${row.key}`} tabIndex={-1} onFocus={onLook}>
      {!isOnly && (
        <div className={styles.head}>
          <b>{`${number}. ${title}`}</b>
          <span className={styles.actions}>
            <Button
              size="small"
              variant="quiet"
              aria-expanded={row.hasOwnFacts}
              onClick={() => onChange({ hasOwnFacts: !row.hasOwnFacts })}
            >
              Different placement
            </Button>
            <Button size="small" variant="quiet" onClick={onRemove} aria-label={`Remove ${title}`}>
              Remove
            </Button>
          </span>
        </div>
      )}
      <div className={styles.people}>
        <fieldset className={styles.person}>
          <legend>Candidate</legend>
          {person('candidateName', "Candidate's name")}
          {person('candidateEmail', "Candidate's email")}
        </fieldset>
        <fieldset className={styles.person}>
          <legend>Contact at the company</legend>
          {person('contactName', "Contact's name")}
          {person('contactEmail', "Contact's email")}
        </fieldset>
      </div>
      {row.hasOwnFacts && !isOnly && (
        <PlacementFields facts={row} suffix={`-${row.key}`} problems={row.problems} onChange={onChange} isCompact />
      )}
      {others.map(({ message }) => (
        <p key={message} className={styles.wrong} role="alert">
          {message}
        </p>
      ))}
    </li>
  );
}

/** Whom a row invites, and about what, in one line. */
function inShort(row: DraftRow, shared: PlacementFacts): string {
  const { jobTitle, companyName, startDate } = inputOf(row, shared);
  const day = isPlainDate(startDate) ? formatDay(startDate) : startDate;
  return [row.candidateEmail, row.contactEmail, jobTitle, companyName, day].filter(Boolean).join(' · ');
}

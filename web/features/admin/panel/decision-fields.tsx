import { useId } from 'react';
import { profileLimits } from '#common/limits.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

/** A choice of reasons, in the input `reason`. */
export interface Reasons {
  options: readonly { value: string; label: string; sentence: string }[];
  /** Introduces the chosen reason's sentence with its reader, such as 'The writer reads'. */
  readBy: string;
}

/** A text for the person that the decision is about. */
export interface Words {
  /** The input's name; `reason` by default. */
  name?: string;
  /** The label; 'Reason' by default. */
  label?: string;
  /** Says who reads it, and what happens. */
  help?: string;
  max?: number;
  optional?: true;
}

type ReasonFieldProps = Reasons & { reason: string; error: string | undefined; onChange: (reason: string) => void };

/** A select for the reason, with the sentence that will be sent. */
export function ReasonField({ options, readBy, reason, error, onChange }: ReasonFieldProps) {
  const chosen = options.find(({ value }) => value === reason);
  return (
    <SelectField
      // A filter of the list may have the same ID.
      id={useId()}
      name="reason"
      label="Why"
      error={error}
      data-autofocus
      value={reason}
      onChange={(event) => onChange(event.target.value)}
      options={[{ value: '', label: 'Choose a reason' }, ...options]}
      help={chosen && `${readBy}: ‘${chosen.sentence}’`}
    />
  );
}

type WordsFieldProps = Words & { text: string; error: string | undefined; onChange: (text: string) => void };

/** A text area for the text of a decision. */
export function WordsField(field: WordsFieldProps) {
  const {
    name = 'reason',
    label = 'Reason',
    help,
    max = profileLimits.reason,
    optional,
    text,
    error,
    onChange,
  } = field;
  return (
    <TextArea
      // All confirmations are on the page at once, each with its own field.
      id={useId()}
      name={name}
      label={label}
      help={help}
      optional={optional}
      rows={4}
      maxLength={max}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      data-autofocus
      error={error}
    />
  );
}

import { useId } from 'react';
import { profileLimits } from '#common/limits.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

/** A choice of why, in the input `reason`. */
export interface Reasons {
  options: readonly { value: string; label: string; sentence: string }[];
  /** Who reads the sentence of the chosen one, such as 'The writer reads'. */
  readBy: string;
}

/** A text for whoever the decision is about. */
export interface Words {
  /** The input that holds it: `reason` if not said otherwise. */
  name?: string;
  /** What it is: 'Reason' if not said otherwise. */
  label?: string;
  /** Who reads it, and what happens. */
  help?: string;
  max?: number;
  optional?: true;
}

type ReasonFieldProps = Reasons & { reason: string; error: string | undefined; onChange: (reason: string) => void };

/** Why, and what whoever reads it is told. */
export function ReasonField({ options, readBy, reason, error, onChange }: ReasonFieldProps) {
  const chosen = options.find(({ value }) => value === reason);
  return (
    <SelectField
      // A filter of the list may be called so as well.
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

/** The words of a decision. */
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
      // The questions are all on the page, each with its own field.
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

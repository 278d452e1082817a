import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useId, useState } from 'react';
import { formatNumber } from '#common/formats.ts';
import { Field, type FieldProps } from './Field.tsx';
import { tooLong } from './too-long.ts';

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'children'> &
  Pick<FieldProps, 'label' | 'help' | 'error' | 'warning' | 'optional'> & { ref?: Ref<HTMLTextAreaElement> };

/** A multi-line field. With `maxLength` it counts characters and refuses, not cuts, a longer text. */
export function TextArea({ id, label, help, error, warning, optional, onChange, maxLength, ...area }: TextAreaProps) {
  const made = useId();
  const [typed, setTyped] = useState(String(area.defaultValue ?? ''));
  const text = area.value === undefined ? typed : String(area.value);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  return (
    <Field
      id={id ?? area.name ?? made}
      label={label}
      help={help}
      error={error || tooLong(text, maxLength)}
      warning={warning}
      optional={optional}
      count={maxLength && `${formatNumber(text.length)} of ${formatNumber(maxLength)} characters`}
    >
      {(control) => <textarea {...area} {...control} onChange={change} />}
    </Field>
  );
}

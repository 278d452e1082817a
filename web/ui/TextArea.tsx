import { type ChangeEvent, type Ref, type TextareaHTMLAttributes, useId, useState } from 'react';
import { formatNumber } from '#common/formats.ts';
import { Field, type FieldProps } from './Field.tsx';

export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'children'> &
  Pick<FieldProps, 'label' | 'help' | 'error' | 'warning' | 'optional'> & { ref?: Ref<HTMLTextAreaElement> };

/** A multi-line field. With `maxLength` it counts characters, but the server decides. */
export function TextArea({ id, label, help, error, warning, optional, onChange, ...area }: TextAreaProps) {
  const made = useId();
  const [typed, setTyped] = useState(String(area.defaultValue ?? '').length);
  const length = area.value === undefined ? typed : String(area.value).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <Field
      id={id ?? area.name ?? made}
      label={label}
      help={help}
      error={error}
      warning={warning}
      optional={optional}
      count={area.maxLength && `${formatNumber(length)} of ${formatNumber(area.maxLength)} characters`}
    >
      {(control) => <textarea {...area} {...control} onChange={change} />}
    </Field>
  );
}

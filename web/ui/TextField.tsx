import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { tooLong } from './too-long.ts';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'children'> &
  Pick<FieldProps, 'label' | 'help' | 'error' | 'warning' | 'optional'> & { ref?: Ref<HTMLInputElement> };

/**
 * A single-line field; takes every attribute of an input. Its id is `id`, or else `name`. A text longer than `maxLength`
 * is refused, not cut: the browser would cut a pasted text without a word.
 */
export function TextField(props: TextFieldProps) {
  const { id, label, help, error, warning, optional, type = 'text', maxLength, ...input } = props;
  const made = useId();
  return (
    <Field
      id={id ?? input.name ?? made}
      label={label}
      help={help}
      error={error || tooLong(input.value, maxLength)}
      warning={warning}
      optional={optional}
    >
      {(control) => <input {...input} {...control} type={type} />}
    </Field>
  );
}

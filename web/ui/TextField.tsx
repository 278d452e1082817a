import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'children'> &
  Pick<FieldProps, 'label' | 'help' | 'error' | 'warning' | 'optional'> & { ref?: Ref<HTMLInputElement> };

/** A single-line field; takes every attribute of an input. Its id is `id`, or else `name`. */
export function TextField({ id, label, help, error, warning, optional, type = 'text', ...input }: TextFieldProps) {
  const made = useId();
  return (
    <Field id={id ?? input.name ?? made} label={label} help={help} error={error} warning={warning} optional={optional}>
      {(control) => <input {...input} {...control} type={type} />}
    </Field>
  );
}

import type { ReactNode } from 'react';
import { Choice, type ChoiceOption } from '#web/ui/Choice.tsx';
import { TextArea, type TextAreaProps } from '#web/ui/TextArea.tsx';
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx';
import type { AppFormState } from './form.ts';

/** The form and the value that a field edits. `name` is also its ID, so the summary can link to it. */
export type Bound<Values> = {
  form: AppFormState<Values>;
  name: Extract<keyof Values, string>;
};

type Unbound<Props> = Omit<Props, 'name' | 'form' | 'value' | 'defaultValue' | 'error' | 'id' | 'ref'>;

/** A single-line text field, bound to a form. */
export function AppTextField<Values>({ form, name, ...field }: Bound<Values> & Unbound<TextFieldProps>) {
  return <TextField {...field} key={form.key(name)} name={name} {...form.getInputProps(name)} />;
}

/** A multi-line text field, bound to a form; counts characters if `maxLength` is set. */
export function AppTextArea<Values>({ form, name, ...field }: Bound<Values> & Unbound<TextAreaProps>) {
  return <TextArea {...field} key={form.key(name)} name={name} {...form.getInputProps(name)} />;
}

/** A date without a time, 'YYYY-MM-DD', with the browser's date picker. */
export function AppDate<Values>({ form, name, ...field }: Bound<Values> & Omit<Unbound<TextFieldProps>, 'type'>) {
  return <TextField {...field} type="date" key={form.key(name)} name={name} {...form.getInputProps(name)} />;
}

export type AppRadioGroupProps = {
  label: ReactNode;
  help?: ReactNode;
  optional?: boolean;
  inline?: boolean;
  options: ChoiceOption[];
};

/** A few options as cards, bound to a form. */
export function AppRadioGroup<Values>({ form, name, label, ...choice }: Bound<Values> & AppRadioGroupProps) {
  const { onChange, defaultValue, error } = form.getInputProps(name);
  return (
    <Choice
      {...choice}
      key={form.key(name)}
      name={name}
      legend={label}
      defaultValue={defaultValue}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

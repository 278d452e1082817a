import type { ReactNode } from 'react';
import { Choice, type ChoiceOption } from '#web/ui/Choice.tsx';
import { TextArea, type TextAreaProps } from '#web/ui/TextArea.tsx';
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx';
import type { AppFormState } from './form.ts';

/** Which value of which form a field edits; `name` is also its id, so that the summary's links find it. */
export type Bound<Values> = {
  form: AppFormState<Values>;
  name: Extract<keyof Values, string>;
};

type Unbound<Props> = Omit<Props, 'name' | 'form' | 'value' | 'defaultValue' | 'error' | 'id' | 'ref'>;

/** One line of text, bound to a form. */
export function AppTextField<Values>({ form, name, ...field }: Bound<Values> & Unbound<TextFieldProps>) {
  return <TextField {...field} key={form.key(name)} name={name} {...form.getInputProps(name)} />;
}

/** Several lines of text, bound to a form; counts characters where `maxLength` is given. */
export function AppTextArea<Values>({ form, name, ...field }: Bound<Values> & Unbound<TextAreaProps>) {
  return <TextArea {...field} key={form.key(name)} name={name} {...form.getInputProps(name)} />;
}

/** A day without a time, 'YYYY-MM-DD', by the browser's own calendar. */
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

/** One of a few as cards, bound to a form. */
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

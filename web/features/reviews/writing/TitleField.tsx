import { useState } from 'react';
import { textLimits } from '#common/limits.ts';
import { Field } from '#web/ui/Field.tsx';

const { min, max } = textLimits.reviewTitle;

type TitleFieldProps = { defaultValue: string; error: string | undefined; warning: string | undefined };

/** The title of a review, with a character count. */
export function TitleField({ defaultValue, error, warning }: TitleFieldProps) {
  const [length, setLength] = useState(defaultValue.length);
  return (
    <Field
      id="title"
      label="Your review in a few words"
      help={`At least ${min} characters.`}
      count={`${length} of ${max} characters`}
      error={error}
      warning={warning}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          name="title"
          maxLength={max}
          defaultValue={defaultValue}
          autoComplete="off"
          onChange={(event) => setLength(event.currentTarget.value.length)}
        />
      )}
    </Field>
  );
}

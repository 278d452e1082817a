import { useState } from 'react';
import { textLimits } from '#common/limits.ts';
import { Field } from '#web/ui/Field.tsx';

const { min, max } = textLimits.reviewTitle;

/** The title of a review, with a character count. */
export function TitleField({ defaultValue, error }: { defaultValue: string; error: string | undefined }) {
  const [length, setLength] = useState(defaultValue.length);
  return (
    <Field
      id="title"
      label="Your review in a few words"
      help={`At least ${min} characters.`}
      count={`${length} of ${max} characters`}
      error={error}
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

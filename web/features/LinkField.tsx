import { useState } from 'react';
import { isLinkedInPost, linkedInPostWarning } from '#common/links.ts';
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx';

/** An address on the web. One that leads to a post on LinkedIn is taken, with a warning once the field is left. */
export function LinkField(field: Omit<TextFieldProps, 'type' | 'warning' | 'onBlur'>) {
  const [link, setLink] = useState(String(field.defaultValue ?? ''));
  return (
    <TextField
      placeholder="https://"
      {...field}
      type="url"
      onBlur={({ currentTarget }) => setLink(currentTarget.value.trim())}
      warning={isLinkedInPost(link) && linkedInPostWarning}
    />
  );
}

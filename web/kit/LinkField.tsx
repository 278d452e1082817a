import { useEffect, useRef, useState } from 'react';
import { isLinkedInPost, linkedInPostWarning } from '#common/links.ts';
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx';

/** An address on the web. One that leads to a post on LinkedIn is taken, with a warning once the field is left. */
export function LinkField(field: Omit<TextFieldProps, 'type' | 'warning' | 'onBlur' | 'ref'>) {
  const [link, setLink] = useState(String(field.defaultValue ?? ''));
  const input = useRef<HTMLInputElement>(null);
  // Whoever was quicker than our code may have left the field already.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) setLink(input.current.value.trim());
  }, []);
  return (
    <TextField
      placeholder="https://"
      {...field}
      ref={input}
      type="url"
      onBlur={({ currentTarget }) => setLink(currentTarget.value.trim())}
      warning={isLinkedInPost(link) && linkedInPostWarning}
    />
  );
}

import { useEffect, useRef, useState } from 'react';
import { trimUnseen } from '#common/invisible.ts';
import { isLinkedInPost, linkedInPostWarning } from '#common/links.ts';
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx';

/** A web address. A link to a LinkedIn post is accepted, with a warning once the field loses focus. */
export function LinkField(field: Omit<TextFieldProps, 'type' | 'warning' | 'onBlur' | 'ref'>) {
  const [link, setLink] = useState(String(field.defaultValue ?? ''));
  const input = useRef<HTMLInputElement>(null);
  // A fast user may have left the field before hydration.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) setLink(trimUnseen(input.current.value));
  }, []);
  return (
    <TextField
      placeholder="https://"
      {...field}
      ref={input}
      type="url"
      onBlur={({ currentTarget }) => setLink(trimUnseen(currentTarget.value))}
      warning={isLinkedInPost(link) && linkedInPostWarning}
    />
  );
}

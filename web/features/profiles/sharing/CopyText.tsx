import { useState } from 'react';
import { useHydrated } from '#web/kit/use-hydrated.ts';
import { Button } from '#web/ui/Button.tsx';

/** A button that copies a text and says so. Without JavaScript there is none: the text beside it can be selected. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState('');
  if (!useHydrated()) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied.');
    } catch {
      setSaid('Copying is blocked in this browser. Select the text and copy it.');
    }
  };
  return (
    <>
      <Button onClick={copy}>{label}</Button>
      <span role="status">{said}</span>
    </>
  );
}

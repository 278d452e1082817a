import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';

type TextFileButtonProps = {
  /** Names the file, such as 'File of people'. */
  label: string;
  /** Gets the text of each chosen file, without its byte order mark. */
  onText: (text: string) => void;
  children: ReactNode;
};

/** A button that reads a CSV or text file. */
export function TextFileButton({ label, onText, children }: TextFileButtonProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={label}
        onChange={async ({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          if (!chosen) return;
          const text = (await chosen.text()).replace(/^\uFEFF/, '');
          // The same file can be chosen again, once it was corrected.
          currentTarget.value = '';
          onText(text);
        }}
      />
      <Button size="small" onClick={() => file.current?.click()}>
        {children}
      </Button>
    </div>
  );
}

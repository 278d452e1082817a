import { type Boot, parseBoot } from './boot.ts';

/** What the server left in the document, as text and read. */
export interface ReadBoot {
  readonly text: string;
  readonly boot: Boot;
}

/** Only once: it is long. */
export function readBoot(): ReadBoot {
  const text = document.getElementById('boot')!.textContent;
  return { text, boot: parseBoot(text) };
}

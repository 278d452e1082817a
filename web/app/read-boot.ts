import { type Boot, parseBoot } from './boot.ts';

/** The server's data in the document, as text and parsed. */
export interface ReadBoot {
  readonly text: string;
  readonly boot: Boot;
}

/** Parsed only once: it is long. */
export function readBoot(): ReadBoot {
  const text = document.getElementById('boot')!.textContent;
  return { text, boot: parseBoot(text) };
}

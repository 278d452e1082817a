import type { Boot } from './boot.ts';

/** What the server left in the document, as text and read. */
export function readBoot(): { text: string; boot: Boot } {
  const text = document.getElementById('boot')!.textContent;
  return { text, boot: JSON.parse(text) };
}

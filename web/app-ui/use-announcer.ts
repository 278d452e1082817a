import { useRef, useState } from 'react';

/** Says changes to screen readers. The same words twice are said twice. */
export function useAnnouncer() {
  const [said, setSaid] = useState('');
  const times = useRef(0);
  const announce = (words: string) => {
    times.current += 1;
    setSaid(words + '\u00a0'.repeat(times.current % 2));
  };
  return { said, announce };
}

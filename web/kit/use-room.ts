import { type RefObject, useEffect, useRef, useState } from 'react';

/** An element, and its width in pixels as it changes; endless until it is known. */
export function useRoom(): readonly [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(Infinity);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return [element, room] as const;
}

export type WhenProps = {
  /** ISO date or time. */
  at: string;
  /** As people read it: 'Nov 21, 2026' or '3 days ago'. */
  words: string;
  /** The date in full, on hover, where `words` is an age. */
  date?: string;
};

/** A moment, readable by people and programs. */
export function When({ at, words, date }: WhenProps) {
  return (
    <time dateTime={at} title={date}>
      {words}
    </time>
  );
}

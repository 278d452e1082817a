import { formatDate } from '#common/formats.ts';

export type WhenProps = {
  /** A day 'YYYY-MM-DD' or a moment in ISO. */
  at: string;
  /** An age such as '3 days ago', which then has the date on hover; without it the date is written. */
  words?: string;
  className?: string | undefined;
};

/** A moment, readable by people and programs. */
export function When({ at, words, className }: WhenProps) {
  const date = formatDate(at);
  return (
    <time className={className} dateTime={at} title={words && date}>
      {words ?? date}
    </time>
  );
}

import { formatDate } from '#common/formats.ts';

export type WhenProps = {
  /** A day 'YYYY-MM-DD' or an ISO timestamp. */
  at: string;
  /** Shows an age such as '3 days ago', with the date on hover; otherwise the date. */
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

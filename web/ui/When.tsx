import { formatDate, formatDateTime } from '#common/formats.ts';
import { isPlainDate } from '#common/plain-date.ts';
import { useTimeZone } from './time-zone.ts';

export type WhenProps = {
  /** A day 'YYYY-MM-DD' or an ISO timestamp. */
  at: string;
  /** Shows an age such as '3 days ago', with the date and time on hover; otherwise the date. */
  words?: string;
  /** Shows the time as well, with its time zone. */
  isExact?: boolean;
  className?: string | undefined;
};

/** A moment in the page's time zone, or a day, readable by people and programs. */
export function When({ at, words, isExact = false, className }: WhenProps) {
  const zone = useTimeZone();
  const exact = isPlainDate(at) ? formatDate(at, zone) : formatDateTime(at, zone);
  return (
    <time className={className} dateTime={at} title={words && exact}>
      {words ?? (isExact ? exact : formatDate(at, zone))}
    </time>
  );
}

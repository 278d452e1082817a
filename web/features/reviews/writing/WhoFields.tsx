import { textLimits } from '#common/limits.ts';
import { TextField } from '#web/ui/TextField.tsx';
import type { ReviewField } from './ReviewFields.tsx';

/** The reviewer's name and address, for uninvited reviews. */
export function WhoFields({ field }: { field: ReviewField }) {
  return (
    <>
      <TextField
        {...field('reviewerName')}
        label="Your name"
        maxLength={textLimits.name.max}
        autoComplete="name"
        help="You choose below how much of it is shown."
      />
      <TextField
        {...field('reviewerEmail')}
        label="Your e-mail"
        type="email"
        autoComplete="email"
        help="Never shown. We mail you a link to confirm it; until then nobody sees your review. Best is the address that the agency knows."
      />
    </>
  );
}

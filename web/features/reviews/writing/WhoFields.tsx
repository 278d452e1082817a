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
        help="You can choose below how it appears."
      />
      <TextField
        {...field('reviewerEmail')}
        label="Your email"
        type="email"
        autoComplete="email"
        help="Never shown. We'll email you a link to confirm it, and no one sees your review until you do. If you can, use the email that the agency knows."
      />
    </>
  );
}

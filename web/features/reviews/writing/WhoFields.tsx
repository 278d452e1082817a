import { textLimits } from '#common/limits.ts';
import { TextField } from '#web/ui/TextField.tsx';
import type { ReviewFieldsProps } from './ReviewFields.tsx';

type WhoFieldsProps = Pick<ReviewFieldsProps, 'values'> & { wrong: (field: string) => string | undefined };

/** Who writes a review that nobody asked for. */
export function WhoFields({ values, wrong }: WhoFieldsProps) {
  return (
    <>
      <TextField
        name="reviewerName"
        label="Your name"
        defaultValue={values.reviewerName}
        error={wrong('reviewerName')}
        maxLength={textLimits.name.max}
        autoComplete="name"
        help="You choose below how much of it is shown."
      />
      <TextField
        name="reviewerEmail"
        label="Your e-mail"
        type="email"
        defaultValue={values.reviewerEmail}
        error={wrong('reviewerEmail')}
        autoComplete="email"
        help="Never shown. We mail you a link to confirm it; until then nobody sees your review. Best is the address that the agency knows."
      />
    </>
  );
}

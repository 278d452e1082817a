import { z } from 'zod';
import { optional, paragraphs, plainDate } from '../inputs.ts';
import { hiringLimits } from '../limits.ts';

/** Where an agreement stands on a day: not begun, in force, or over. */
export const supplierStates = ['upcoming', 'current', 'ended'] as const;
export type SupplierState = (typeof supplierStates)[number];

/** An agreement's state in words, and the tone of its tag. */
export const supplierStateWords = {
  upcoming: { label: 'Not started', tone: 'info' },
  current: { label: 'Current', tone: 'good' },
  ended: { label: 'Ended', tone: 'neutral' },
} as const satisfies Record<SupplierState, { label: string; tone: string }>;

/** The fields of an agreement in words, for forms and for its history. */
export const supplierFieldWords = {
  feePercent: 'Fee',
  guaranteeDays: 'Guarantee',
  startsOn: 'First day',
  endsOn: 'Last day',
  terms: 'Terms',
  notes: 'Notes',
} as const;

/** The name of a field of an agreement. */
export type SupplierField = keyof typeof supplierFieldWords;

const feeMessage = 'Enter a percentage from 0 to 100, with at most two decimals.';
const guaranteeMessage = `Enter whole days, ${hiringLimits.guaranteeDays} at most.`;

const agreed = {
  startsOn: plainDate('the first day'),
  endsOn: optional(plainDate('the last day')),
  terms: optional(paragraphs('the terms', { max: hiringLimits.terms })),
  notes: optional(paragraphs('the notes', { max: hiringLimits.notes })),
};

/** The fields of an agreement as the API takes them. */
export const supplierFields = {
  feePercent: z
    .number({ error: feeMessage })
    .min(0, feeMessage)
    .max(100, feeMessage)
    .refine((fee) => Number(fee.toFixed(2)) === fee, feeMessage)
    .nullish()
    .transform((fee) => fee ?? null),
  guaranteeDays: z
    .int({ error: guaranteeMessage })
    .min(0, guaranteeMessage)
    .max(hiringLimits.guaranteeDays, guaranteeMessage)
    .nullish()
    .transform((days) => days ?? null),
  ...agreed,
};

/** Adds a problem at `endsOn` when it is before the first day. */
export function endsAfterItStarts(
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
  context: z.RefinementCtx,
): void {
  if (endsOn === null || endsOn >= startsOn) return;
  context.addIssue({ code: 'custom', message: 'Choose a last day on or after the first day.', path: ['endsOn'] });
}

/** A number as people type it: '12.5', '12,5', '12.5%', or nothing. */
const typedNumber = <Schema extends z.ZodType<number | null, number | null | undefined>>(schema: Schema) =>
  z
    .string()
    .transform((text) => text.replace(/%/g, '').replace(',', '.').trim())
    .transform((text): number | null | undefined => (text === '' ? null : Number(text)))
    .pipe(schema);

/** The form of an agreement, as typed. */
export const supplierForm = z
  .object({
    ...agreed,
    feePercent: typedNumber(supplierFields.feePercent),
    guaranteeDays: typedNumber(supplierFields.guaranteeDays),
  })
  .superRefine(endsAfterItStarts);

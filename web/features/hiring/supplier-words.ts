import { besideEachOther, formatCount, formatDay } from '#common/formats.ts';
import { type SupplierState, supplierStateWords } from '#common/hiring/suppliers.ts';
import type { TagProps } from '#web/ui/Tag.tsx';

type Agreement = {
  readonly state: string;
  readonly endsOn: string | null | undefined;
  readonly feePercent: number | null | undefined;
  readonly guaranteeDays: number | null | undefined;
};

const day = 86_400_000;
/** An end within so many days is said in days, and in amber. */
const soonWithin = 30;

const daysUntil = (endsOn: string, today: string) => Math.round((Date.parse(endsOn) - Date.parse(today)) / day);

/** The state of an agreement; one that ends soon says when. `today` is the reader's day. */
export function stateOf({ state, endsOn }: Agreement, today: string): { label: string; tone: TagProps['tone'] } {
  const words = supplierStateWords[state as SupplierState];
  if (state !== 'current' || !endsOn) return words;
  const left = daysUntil(endsOn, today);
  if (left > soonWithin) return words;
  return { label: left <= 0 ? 'Ends today' : `Ends in ${formatCount(left, 'day')}`, tone: 'warn' };
}

/** The last day in words. */
export const endOf = ({ endsOn }: Pick<Agreement, 'endsOn'>): string => (endsOn ? formatDay(endsOn) : 'No end date');

/** The fee in words, such as '17.5%'. */
export const feeOf = ({ feePercent }: Pick<Agreement, 'feePercent'>): string | null =>
  feePercent == null ? null : `${feePercent}%`;

/** The guarantee in words, such as '90 days'. */
export const guaranteeOf = ({ guaranteeDays }: Pick<Agreement, 'guaranteeDays'>): string | null =>
  guaranteeDays == null ? null : guaranteeDays === 0 ? 'None' : formatCount(guaranteeDays, 'day');

/** Fee, guarantee and last day on one line, for where they have no columns. */
export function termsOf(agreement: Agreement): string {
  const [fee, { guaranteeDays, endsOn }] = [feeOf(agreement), agreement];
  return besideEachOther([
    fee && `${fee} fee`,
    guaranteeDays != null && guaranteeDays > 0 && `${guaranteeDays}-day guarantee`,
    endsOn && `until ${formatDay(endsOn)}`,
  ]);
}

import { formatNumber } from '#common/formats.ts';

/** '12', or '1,000+' if the count is limited. */
export function waitingCount({ count, isBounded }: { count: number; isBounded: boolean }): string {
  return `${formatNumber(count)}${isBounded ? '+' : ''}`;
}

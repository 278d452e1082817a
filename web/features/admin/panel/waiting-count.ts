import { formatNumber } from '#common/formats.ts';

/** '12', or '1,000+' where counting stopped. */
export function waitingCount({ count, isBounded }: { count: number; isBounded: boolean }): string {
  return `${formatNumber(count)}${isBounded ? '+' : ''}`;
}

import { untilTrue } from './until.ts';

/** How far to move an installation's clock forward. */
interface Span {
  days?: number;
  hours?: number;
  minutes?: number;
  /** Instead of a span: the new time, in ISO 8601. */
  to?: string;
}

/** Moves an installation's clock forward; what is due by then is done within seconds. Returns the new time. */
export async function forward(url: string, span: Span): Promise<Date> {
  const response = await fetch(`${new URL(url).origin}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(span),
  });
  if (!response.ok) throw new Error(`The clock answered ${response.status}`);
  const { now, ahead } = (await response.json()) as Clock;
  await followedByAll(url, ahead);
  return new Date(now);
}

interface Clock {
  now: string;
  ahead: number;
}

/** Behind a balancer, the other web process learns of it a moment later. */
async function followedByAll(url: string, ahead: number): Promise<void> {
  const read = async () => ((await (await fetch(`${new URL(url).origin}/dev/clock.json`)).json()) as Clock).ahead;
  await untilTrue(
    'all web processes follow the clock',
    async () => (await read()) === ahead && (await read()) === ahead,
  );
}

import type { Write } from './write.ts';

/** What happened, told up the order of features. A feature adds its own events to this interface. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it by declaration merging
export interface Events {}
/** What an event is called, such as `mailBounced`. */
export type EventName = keyof Events;
type Handler = (write: Write, event: never) => Promise<void>;

const handlers = new Map<string, Handler[]>();

/** Handles an event inside the transaction that causes it; what fails here undoes the write. */
export function on<Name extends EventName>(
  name: Name,
  handle: (write: Write, event: Events[Name]) => Promise<void>,
): void {
  handlers.set(name, [...(handlers.get(name) ?? []), handle as Handler]);
}

/** Runs the handlers of an event, one after the other, in the order in which they were declared. */
export async function dispatch<Name extends EventName>(write: Write, name: Name, event: Events[Name]): Promise<void> {
  for (const handle of handlers.get(name) ?? []) await handle(write, event as never);
}

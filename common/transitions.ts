/** For each state, the events it accepts and the state each leads to. A state without events is final. */
export type TransitionTable<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

/** The next state, or a refusal that says what would have been possible. */
export type Transition<State extends string, Event extends string> =
  | { readonly ok: true; readonly to: State }
  | {
      readonly ok: false;
      readonly code: 'transition_refused';
      readonly from: State;
      readonly event: Event;
      readonly possible: readonly Event[];
    };

/** Applies an event to a state. */
export function transition<State extends string, Event extends string>(
  table: TransitionTable<State, Event>,
  from: State,
  event: Event,
): Transition<State, Event> {
  const to = table[from][event];
  if (to !== undefined) return { ok: true, to };
  return { ok: false, code: 'transition_refused', from, event, possible: eventsFrom(table, from) };
}

/** The events a state accepts, in the order of the table. */
export function eventsFrom<State extends string, Event extends string>(
  table: TransitionTable<State, Event>,
  from: State,
): Event[] {
  return Object.keys(table[from]) as Event[];
}

/** Applies several events in order; stops at the first refusal. */
export function walk<State extends string, Event extends string>(
  table: TransitionTable<State, Event>,
  from: State,
  events: readonly Event[],
): Transition<State, Event> {
  let reached: Transition<State, Event> = { ok: true, to: from };
  for (const event of events) {
    if (!reached.ok) return reached;
    reached = transition(table, reached.to, event);
  }
  return reached;
}

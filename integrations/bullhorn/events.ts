import { z } from 'zod';
import type { AtsVendor, Hint } from '../core/ats.ts';
import { VendorProblem } from '../core/problem.ts';
import { id, maybeId, readAs, text } from '../core/shapes.ts';
import { call, callOrNull } from './client.ts';

const entities = 'Placement,Candidate,ClientContact';
const event = z.looseObject({ eventId: id, entityName: text, entityId: maybeId });
const batch = z.looseObject({ events: z.array(event).nullable().default([]) });

/** A queue that waits at Bullhorn. Reading takes events out of it. */
export const events: NonNullable<AtsVendor['events']> = {
  subscribe: async (session, id) => {
    const query = new URLSearchParams({ type: 'entity', names: entities, eventTypes: 'INSERTED,UPDATED,DELETED' });
    await call(session, 'the subscription', `${pathOf(id)}?${query}`, { method: 'PUT' });
  },
  unsubscribe: async (session, id) => {
    await callOrNull(session, 'the subscription', pathOf(id), { method: 'DELETE' });
  },
  read: async (session, id) => {
    const answer = await answerOf(() => call(session, 'the events', `${pathOf(id)}?maxEvents=100`));
    if (answer === gone) return null;
    // What an empty queue answers isn't documented: nothing, or a record without events.
    const { events } = readAs(batch, answer ?? {}, 'the events');
    return (events ?? []).flatMap(hintOf);
  },
};

const gone = Symbol();

async function answerOf(read: () => Promise<unknown>): Promise<unknown> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof VendorProblem && error.kind === 'missing') return gone;
    throw error;
  }
}

/** An id of letters and digits that we choose. */
function pathOf(id: string): string {
  if (!/^[a-z\d]{1,60}$/i.test(id))
    throw new VendorProblem('wrong', "The subscription's id has other characters than letters and digits.");
  return `event/subscription/${id}`;
}

function hintOf({ eventId, entityName, entityId }: z.output<typeof event>): Hint[] {
  if (!entityId) return [];
  if (entityName === 'Placement') return [{ eventId, placementId: entityId, personId: null }];
  const isPerson = entityName === 'Candidate' || entityName === 'ClientContact';
  return isPerson ? [{ eventId, placementId: null, personId: entityId }] : [];
}

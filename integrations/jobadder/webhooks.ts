import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { AtsVendor, Delivery, Watch } from '../core/ats.ts';
import { id, maybe, maybeId, readAs } from '../core/shapes.ts';
import { call, callOrNull } from './client.ts';

const events = ['placement_approved', 'placement_status_changed', 'candidate_updated', 'contact_status_changed'];

/** JobAdder has no event for new, changed and deleted placements: these are found by asking. */
const delivery = z.looseObject({
  event: z.string(),
  eventId: id,
  // Its inner shape isn't documented: the id may be in the record itself, or one level further in.
  eventData: maybe(
    z.looseObject({
      placementId: maybeId,
      candidateId: maybeId,
      contactId: maybeId,
      placement: maybe(z.looseObject({ placementId: maybeId })),
      candidate: maybe(z.looseObject({ candidateId: maybeId })),
      contact: maybe(z.looseObject({ contactId: maybeId })),
    }),
  ),
});

/** JobAdder sends our secret back in the Authorization header. There's no signature. */
export const webhooks: NonNullable<AtsVendor['webhooks']> = {
  register: async (session, url, secret) => {
    const json = { name: 'Plaudit', events, url, authorization: secret };
    const answer = await call(session, 'the webhook', '/webhooks', { method: 'POST', json });
    return { id: readAs(z.looseObject({ webhookId: id }), answer, 'the webhook').webhookId };
  },
  unregister: async (session, watch: Watch) => {
    await callOrNull(session, 'the webhook', `/webhooks/${encodeURIComponent(watch.id)}`, { method: 'DELETE' });
  },
  parse: (headers, body, secret): Delivery => {
    if (!isSame(headers['authorization'] ?? '', secret)) return null;
    const read = delivery.safeParse(jsonOrNull(body));
    if (!read.success) return null;
    const { event, eventId, eventData } = read.data;
    const placementId = eventData?.placementId ?? eventData?.placement?.placementId ?? null;
    const personId = event.startsWith('contact_')
      ? (eventData?.contactId ?? eventData?.contact?.contactId ?? null)
      : (eventData?.candidateId ?? eventData?.candidate?.candidateId ?? null);
    if (event.startsWith('placement_')) return { hints: placementId ? [{ eventId, placementId, personId: null }] : [] };
    return { hints: personId ? [{ eventId, placementId: null, personId }] : [] };
  },
};

/** In a time that doesn't tell how much of it is right. */
function isSame(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return secret !== '' && timingSafeEqual(hash(given), hash(secret));
}

function jsonOrNull(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

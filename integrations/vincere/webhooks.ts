import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AtsVendor, Delivery, Hint } from '../core/ats.ts';
import { id, number, readAs, text } from '../core/shapes.ts';
import { call, callOrNull } from './client.ts';

const events = [
  { entity_type: 'PLACEMENT', action_types: ['CREATE', 'UPDATE'] },
  { entity_type: 'CANDIDATE', action_types: ['UPDATE', 'ARCHIVE', 'DELETE'] },
  { entity_type: 'CONTACT', action_types: ['UPDATE'] },
];

const envelope = z.looseObject({
  Type: z.string(),
  Message: z.string().optional(),
  SubscribeURL: z.string().optional(),
});
const happened = z.looseObject({ entityType: text, actionType: text, entityId: id, timestamp: number });

/**
 * Vincere posts by Amazon's SNS, with or without its envelope, as plain text. What comes without the envelope has no
 * signature, so the secret in the address that we registered is what tells a delivery from a forged one; who receives
 * it compares that. A hint only makes us read a record again with our own access.
 */
export const webhooks: NonNullable<AtsVendor['webhooks']> = {
  register: async (session, url) => {
    const json = { webhook_url: url, events };
    const answer = await call(session, 'the webhook', '/webhooks', { method: 'POST', json });
    return { id: readAs(z.looseObject({ id }), answer, 'the webhook').id };
  },
  unregister: async (session, watch) => {
    await callOrNull(session, 'the webhook', `/webhooks/${encodeURIComponent(watch.id)}`, { method: 'DELETE' });
  },
  parse: (_headers, body): Delivery => {
    const content = jsonOrNull(body);
    const wrapped = envelope.safeParse(content);
    if (!wrapped.success) return hintsOf(content);
    const { Type, Message, SubscribeURL } = wrapped.data;
    if (Type === 'Notification') return hintsOf(jsonOrNull(Message ?? ''));
    if (Type === 'UnsubscribeConfirmation') return { hints: [] };
    if (Type !== 'SubscriptionConfirmation' || !isOfAmazon(SubscribeURL)) return null;
    return { confirmUrl: SubscribeURL };
  },
};

/** A confirmation is a GET that anybody can make us send, so it goes to Amazon only. */
function isOfAmazon(url: string | undefined): url is string {
  if (!url || !URL.canParse(url)) return false;
  const { protocol, host, username } = new URL(url);
  return protocol === 'https:' && username === '' && /^sns\.[a-z\d-]+\.amazonaws\.com$/.test(host);
}

function hintsOf(content: unknown): Delivery {
  const read = happened.safeParse(content);
  if (!read.success) return null;
  const { entityType, actionType, entityId, timestamp } = read.data;
  // The same event comes more than once, milliseconds apart.
  const when = timestamp === null ? randomUUID() : Math.floor(timestamp / 1000);
  const eventId = [entityType, entityId, actionType, when].join(':');
  const placement: Hint = { eventId, placementId: entityId, personId: null };
  const person: Hint = { eventId, placementId: null, personId: entityId };
  if (entityType === 'PLACEMENT') return { hints: [placement] };
  if (entityType === 'CANDIDATE' || entityType === 'CONTACT') return { hints: [person] };
  // Some deliveries don't say what they are about.
  return { hints: entityType === null ? [{ ...placement, personId: entityId }] : [] };
}

function jsonOrNull(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

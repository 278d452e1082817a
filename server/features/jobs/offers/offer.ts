import type { Selectable } from 'kysely';
import { type OfferEvent, type OfferState, offerStateWords, offerTransitions } from '#common/jobs/offers.ts';
import type { Permission } from '#common/roles.ts';
import { transition } from '#common/transitions.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { Offers } from '#server/database/types.ts';
import { applicationFor, type FoundApplication, lockApplication } from '../candidates/application.ts';
import type { Job } from '../hiring-company.ts';

/** A row of an offer. */
export type Offer = Selectable<Offers>;

/** An offer of an application that the viewer sees from one side, with a permission. To everybody else it looks missing. */
export async function offerFor(
  write: Write,
  id: string,
  permissions: { readonly company?: Permission; readonly recruiter?: Permission },
): Promise<FoundApplication & { offer: Offer }> {
  const applicationId = await applicationOf(write, id);
  if (!applicationId) return refuseUnknown();
  const found = await applicationFor(write, applicationId, permissions);
  return { ...found, offer: await lockOffer(write, id) };
}

/** Any offer with its application and job, all locked. The job comes first, then the application, as everywhere. */
export async function findOffer(write: Write, id: string) {
  const applicationId = await applicationOf(write, id);
  const found = applicationId && (await lockApplication(write, applicationId));
  return found ? { ...found, offer: await lockOffer(write, id) } : undefined;
}

const applicationOf = async ({ tx }: Write, id: string) =>
  (await tx.selectFrom('offers').select('application_id').where('id', '=', id).executeTakeFirst())?.application_id;

/** Offers go only with their applications, which are locked here. */
const lockOffer = ({ tx }: Write, id: string): Promise<Offer> =>
  tx.selectFrom('offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** The state that an event leads an offer to; refused when its state doesn't accept it. */
export function nextOfferState({ state }: Offer, event: OfferEvent): OfferState {
  const from = state as OfferState;
  const moved = transition(offerTransitions, from, event);
  if (moved.ok) return moved.to;
  return refuse('STATE', `This isn't possible while the offer is in the state '${offerStateWords[from].label}'.`);
}

/** Ends an offer by an event. */
export async function endOffer(
  { tx, at }: Write,
  offer: Offer,
  event: OfferEvent,
  set: { readonly reason?: string; readonly placement_id?: string } = {},
): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ ...set, state: nextOfferState(offer, event), ended_at: at, changed_at: at, version: offer.version + 1 })
    .where('id', '=', offer.id)
    .execute();
}

/** Refuses a hire beyond the number of people that a job is for. */
export function refuseFilled({ state, hired_count, openings }: Job): void {
  if (state === 'filled' || hired_count >= openings) refuse('FILLED', 'This job is filled.');
}

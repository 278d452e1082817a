import { eraseRequestedDataInput } from '#common/contact/inputs.ts';
import { type DataRequestState, dataRequestTransitions } from '#common/contact/states.ts';
import { profileLimits } from '#common/limits.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { refuse } from '#server/commands/refusal.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { eraseDataOf } from './erase-data.ts';
import { dataErased, inWords } from './mails/DataErasedMail.tsx';
import { previewErasure } from './preview.ts';

const decided = defineDecision({
  row: 'dataRequest',
  type: 'DataRequest',
  noun: 'request',
  transitions: dataRequestTransitions,
  load: erasureRequest,
  stateOf: ({ state, kind }) => (kind === 'erase' ? (state as DataRequestState) : null),
  save: saveIn('data_requests'),
  audited: ({ id }) => ({ agencyId: null, subject: { type: 'DataRequest', id } }),
});

/**
 * Erases the data of the person who requested it, answers the request, and emails what was erased and what stays. The
 * address is typed again, because this cannot be undone.
 */
export const eraseRequestedData = decided('eraseRequestedData', {
  event: 'answer',
  input: eraseRequestedDataInput,
  notYet: ({ kind }) => {
    if (kind !== 'erase') refuse('NOT_ERASURE', "This request isn't about erasing data.");
  },
  before: async (write, request, { email: typed }) => {
    const { email } = request;
    if (typed !== email) refuse('OTHER_ADDRESS', `Type the address of this request: ${email}.`, 'email');
    const { parts, blockedBecause } = await previewErasure(write.tx, request);
    if (blockedBecause) refuse('BLOCKED', blockedBecause);
    await eraseDataOf(write, email);
    // The last email to this address. Its row is deleted once it is sent.
    await sendMail(write, dataErased, { to: { email, name: '' }, props: { parts } });
    return { set: { decided_words: inWords(parts).slice(0, profileLimits.note) } };
  },
});

function erasureRequest({ tx }: Write, id: string) {
  return tx
    .selectFrom('data_requests')
    .select(['id', 'kind', 'state', 'version', 'email'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

import { extendedDueDay } from '#common/contact/data-request-clock.ts';
import type { DataRequestCountry } from '#common/contact/data-request-words.ts';
import { answerDataRequestInput, dataRequestReasonInput } from '#common/contact/inputs.ts';
import { type DataRequestState, dataRequestTransitions } from '#common/contact/states.ts';
import { defineDecision } from '#server/commands/decision.ts';
import { saveIn } from '#server/commands/save-in.ts';
import type { Write } from '#server/commands/write.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { suppress } from '#server/mail/suppression.ts';
import { type DataRequestNewsMailProps, dataRequestNews } from '../mails/DataRequestMails.tsx';
import { endCopyOf, linkToCopy } from './copy/data-copies.commands.ts';

const decided = defineDecision({
  row: 'dataRequest',
  type: 'DataRequest',
  noun: 'request',
  transitions: dataRequestTransitions,
  load: openRequest,
  stateOf: ({ state }) => state as DataRequestState,
  save: saveIn('data_requests'),
  audited: ({ id }) => ({ agencyId: null, subject: { type: 'DataRequest', id } }),
});

/** Answers a request once it is dealt with, and emails the answer. If chosen, nobody on this installation emails them any more. */
export const answerDataRequest = decided('answerDataRequest', {
  event: 'answer',
  input: answerDataRequestInput,
  before: (_, __, { words }) => ({ set: { decided_words: words } }),
  after: async (write, request, { words, stopsMail }) => {
    await tell(write, request, { outcome: 'answered', words, dueOn: null, copy: await linkToCopy(write, request.id) });
    if (!stopsMail) return;
    const { email } = request;
    await suppress(write, { email, agencyId: null, reason: 'objected' });
    await write.emit('unsubscribed', { email, agencyId: null, invitationId: null });
  },
});

/** Refuses a request, and emails the reason. */
export const refuseDataRequest = decided('refuseDataRequest', {
  event: 'refuse',
  input: dataRequestReasonInput,
  before: (_, __, { reason }) => ({ set: { decided_words: reason } }),
  after: async (write, request, { reason }) => {
    await endCopyOf(write, request.id);
    await tell(write, request, { outcome: 'refused', words: reason, dueOn: null, copy: null });
  },
});

/** Extends the deadline once, and emails the reason with the new day. */
export const extendDataRequest = decided('extendDataRequest', {
  event: 'extend',
  input: dataRequestReasonInput,
  before: (_, request, { reason }) => ({
    set: { extended_because: reason, due_on: laterDay(request), reminded_soon_at: null, reminded_late_at: null },
  }),
  after: (write, request, { reason }) =>
    tell(write, request, { outcome: 'extended', words: reason, dueOn: laterDay(request), copy: null }),
});

type Request = NonNullable<Awaited<ReturnType<typeof openRequest>>>;

const laterDay = ({ due_on, country }: Request) => extendedDueDay(due_on, country as DataRequestCountry);

function openRequest({ tx }: Write, id: string) {
  return tx
    .selectFrom('data_requests')
    .select(['id', 'state', 'version', 'name', 'email', 'country', 'due_on'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

const tell = (write: Write, { name, email }: Request, news: Omit<DataRequestNewsMailProps, 'name'>) =>
  sendMail(write, dataRequestNews, { to: { email, name }, props: { name, ...news } });

import { sql } from 'kysely';
import { z } from 'zod';
import { dueDay } from '#common/contact/data-request-clock.ts';
import { dataRequestInput } from '#common/contact/inputs.ts';
import { profileLimits } from '#common/limits.ts';
import { absolute, dataRequestLinkUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import { env } from '#server/env.ts';
import { countedNetwork } from '#server/features/accounts/session/network-count.ts';
import { mailedLately } from '#server/mail/mailed-lately.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { hashToken } from '#server/session/tokens.ts';
import { dataRequestLink } from '../mails/DataRequestMails.tsx';

/** Emails a day that strangers can cause to one address by making requests with it. */
const mailsADay = 5;

/**
 * Somebody requests something about their data, and must confirm their address through a mailed link. Every address
 * gets the same answer. Nothing happens while the same request of this address is open, unless its link has expired.
 */
export const requestData = defineCommand({
  name: 'requestData',
  input: dataRequestInput,
  run: async (write, said) => {
    if (write.isRobot) refuse('NOT_FOR_PROGRAMS', 'This is for people. Open the page in a browser.');
    const { email, country } = said;
    const network_hash = await countedNetwork(write, 'data_requests', profileLimits.dataRequestsAnHour);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`data requests of ${email}`}, 0))`.execute(write.tx);
    if ((await mailedLately(write, email, [dataRequestLink.kind], mailsADay)).length === mailsADay) return {};
    const token = write.nature.newToken();
    const row = {
      ...said,
      network_hash,
      token_hash: hashToken(token),
      due_on: dueDay(write.at, country),
      created_at: write.at,
    };
    const kept = await write.tx
      .insertInto('data_requests')
      .values({ ...row, id: write.nature.newId() })
      .onConflict((conflict) =>
        conflict
          .columns(['email', 'kind'])
          .where('state', 'in', ['requested', 'open', 'extended'])
          .doUpdateSet(row)
          .where('data_requests.state', '=', 'requested')
          .where('data_requests.created_at', '<', linkLimit(write.at)),
      )
      .returning('id')
      .executeTakeFirst();
    if (!kept) return {};
    const props = { confirmUrl: absolute(env.PLAUDIT_URL, dataRequestLinkUrl(token)) };
    await sendMail(write, dataRequestLink, { to: { email, name: '' }, props });
    write.audit({ action: 'requestData', agencyId: null, subject: { type: 'DataRequest', id: kept.id } });
    return {};
  },
});

/** Confirms the address of a request through its mailed link. Repeating it gives the same answer. */
export const confirmDataRequest = defineCommand({
  name: 'confirmDataRequest',
  input: z.object({ token: z.string().max(200) }),
  run: async (write, { token }) => {
    const row = await write.tx
      .selectFrom('data_requests')
      .select(['id', 'state', 'created_at'])
      .where('token_hash', '=', hashToken(token))
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refuseUnknown();
    if (row.state !== 'requested') return {};
    if (row.created_at < linkLimit(write.at)) return refuse('EXPIRED', 'This link has expired.');
    await write.tx
      .updateTable('data_requests')
      .set((eb) => ({ state: 'open', confirmed_at: write.at, version: eb('version', '+', 1) }))
      .where('id', '=', row.id)
      .execute();
    write.audit({ action: 'confirmDataRequest', agencyId: null, subject: { type: 'DataRequest', id: row.id } });
    return {};
  },
});

const linkLimit = (now: Date) => new Date(now.getTime() - profileLimits.claimLinkDays * 86_400_000);

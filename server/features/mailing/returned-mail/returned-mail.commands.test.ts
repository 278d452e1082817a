import { expect, test } from 'vitest';
import { runCommand } from '#server/commands/command.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { composeMail } from '#server/mail/compose.ts';
import { inWrite, letter } from '#server/mail/testing/letter.tsx';
import { system } from '#server/session/viewer.ts';
import { recordReturnedMail } from './returned-mail.commands.ts';

const { database, context } = await testDatabase();

const mailTo = async (email: string) =>
  (await inWrite(context(system), (write) => composeMail(write, letter({ to: { email, name: '' } })))).id;
const told = (mailId: string, nth: number) =>
  runCommand(recordReturnedMail, context(system), {
    mailId,
    kind: 'soft',
    isFinal: false,
    status: '4.4.1',
    detail: `Delayed for the ${nth}. time`,
    key: Buffer.alloc(32, nth),
  });
const isEnded = async (email: string) =>
  (await database.kysely.selectFrom('suppressions').select('id').where('email', '=', email).execute()).length > 0;

test('five notices of delay about one email do not suppress its address', async () => {
  const mailId = await mailTo('late@candidates.example');
  for (const nth of [1, 2, 3, 4, 5, 6]) expect(await told(mailId, nth)).toMatchObject({ ok: true });
  expect(await isEnded('late@candidates.example')).toBe(false);
});

test('five emails that bounced softly suppress an address, and four do not', async () => {
  const email = 'full@candidates.example';
  for (const nth of [1, 2, 3, 4]) {
    const mailId = await mailTo(email);
    for (const again of [0, 10]) await told(mailId, nth + again);
  }
  expect(await isEnded(email)).toBe(false);
  await told(await mailTo(email), 5);
  expect(await isEnded(email)).toBe(true);
});

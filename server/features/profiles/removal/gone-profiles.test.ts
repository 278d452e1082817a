import { expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { rememberGone, wantsNoProfile } from './gone-profiles.ts';

const { context } = await testDatabase();

test('two people who objected under the same slug, one after the other, are both remembered', async () => {
  const emails = ['first@people.example', 'Second@people.example'];
  for (const email of emails)
    await inWrite(context(), (write) =>
      rememberGone(write, { id: write.nature.newId(), slug: 'sam-sample', emails: [email, null, email] }),
    );
  for (const email of emails) expect(await inWrite(context(), (write) => wantsNoProfile(write, email))).toBe(true);
  expect(await inWrite(context(), (write) => wantsNoProfile(write, 'third@people.example'))).toBe(false);
});

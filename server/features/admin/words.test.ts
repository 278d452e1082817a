import '../index.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { auditActionWords, auditSubjectWords } from '#common/admin/audit-words.ts';
import { taskWords } from '#common/admin/task-words.ts';
import { mailKindWords } from '#common/mailing/mail-kind-words.ts';
import { nature } from '#server/commands/context.ts';
import { allDecisions } from '#server/commands/decision.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { createUser, viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import { request } from '#server/graphql/testing/request.ts';
import { allMails } from '#server/mail/define-mail.ts';
import { allTasks } from '#server/tasks/task.ts';
import { createReview } from '../reviews/reviews.factories.ts';

const { database, context } = await testDatabase();
const { kysely } = database;

/** Other tests in the same worker declare their own. */
const isOurs = (name: string) => !name.startsWith('test');

test('every kind of email and of task has words, and none that is gone', () => {
  expect(Object.keys(mailKindWords).sort()).toEqual(
    allMails()
      .map(({ kind }) => kind)
      .filter(isOurs)
      .sort(),
  );
  expect(Object.keys(taskWords).sort()).toEqual(
    allTasks()
      .map(({ name }) => name)
      .filter(isOurs)
      .sort(),
  );
});

test('every decision has words in the audit log, and none reads like a name from the code', () => {
  const words: Readonly<Record<string, string>> = auditActionWords;
  expect(allDecisions().flatMap(({ name }) => (words[name] ? [] : [name]))).toEqual([]);
  const all = [...Object.values(words), ...Object.values(mailKindWords), ...Object.values(taskWords)];
  expect(all.filter((one) => !/^[A-Z][a-z]/.test(one) || /_|[a-z][A-Z]/.test(one))).toEqual([]);
});

describe('an entry of the audit log', () => {
  test('names what it is about, as long as that exists', async () => {
    const admin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
    const user = await createUser(database, { name: 'Kim Vale', email: 'kim@vale.example' });
    const review = await createReview(database, { title: 'They called back' });
    const subjects = { User: user.id, Review: review.id, Agency: review.agency_id, Recruiter: nature.newId() };
    for (const [subject_type, subject_id] of Object.entries(subjects))
      await kysely
        .insertInto('audit_entries')
        .values({ id: nature.newId(), at: nature.now(), actor: 'system', action: 'touch', subject_type, subject_id })
        .execute();
    const { name } = await kysely
      .selectFrom('agencies')
      .select('name')
      .where('id', '=', review.agency_id)
      .executeTakeFirstOrThrow();
    const text = '{ auditEntries(first: 10) { edges { node { action subjectType subjectName } } } }';
    const { data } = await request(context(admin), text);
    const entries = (data.auditEntries as unknown as { edges: { node: Record<string, string> }[] }).edges
      .map(({ node }) => node)
      .filter(({ action }) => action === 'touch');
    expect(Object.fromEntries(entries.map(({ subjectType, subjectName }) => [subjectType, subjectName]))).toEqual({
      User: 'Kim Vale, kim@vale.example',
      Review: 'They called back',
      Agency: name,
      Recruiter: null,
    });
  });

  test('can be about each subject without failing', async () => {
    const admin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
    await kysely.deleteFrom('audit_entries').execute();
    for (const subject_type of Object.keys(auditSubjectWords))
      await sql`insert into audit_entries (id, at, actor, action, subject_type, subject_id)
        values (${nature.newId()}, now(), 'system', 'touch', ${subject_type}, ${nature.newId()})`.execute(kysely);
    const { data } = await request(context(admin), '{ auditEntries(first: 50) { edges { node { subjectName } } } }');
    const { edges } = data.auditEntries as unknown as { edges: { node: { subjectName: string | null } }[] };
    expect(edges.map(({ node }) => node.subjectName)).toEqual(Object.keys(auditSubjectWords).map(() => null));
  });
});

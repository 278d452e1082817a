import { viewerWithRole } from '#server/features/accounts/accounts.factories.ts';
import './index.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { allDecisions } from '#server/commands/decision.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { codes, mutate, request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createRecruiterWithLogin } from './profiles/profiles.factories.ts';
import { decisionCases } from './testing/decision-cases.ts';

const { database, context } = await testDatabase();
const { kysely } = database;
const superAdmin = await viewerWithRole(database, 'ROLE_SUPER_ADMIN');
const admin = await viewerWithRole(database, 'ROLE_ADMIN');
const { viewer: recruiter } = await createRecruiterWithLogin(database, {
  roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN'],
});

/** Everything a decision could leave behind besides the row itself. */
const traces = async () =>
  (
    await sql`select (select count(*) from audit_entries) audit, (select count(*) from mails) mails,
      (select count(*) from graphile_worker.jobs) tasks, (select count(*) from users) users`.execute(kysely)
  ).rows[0];

const notedOf = ({ userId }: Viewer) =>
  kysely.selectFrom('audit_entries').select('id').where('user_id', '=', userId).execute();

test('every decision has something to decide about', () => {
  expect(Object.keys(decisionCases).sort(), 'server/features/testing/decision-cases.ts').toEqual(
    allDecisions()
      .map(({ name }) => name)
      .sort(),
  );
});

describe.each(allDecisions().map(({ name, decides }) => ({ name, ...decides })))('$name', ({ name, row, id, type }) => {
  const { create, stillPossible = [] } = decisionCases[name]!;
  const over = Object.keys(decisionCases).filter(
    (other) => decisionCases[other]!.create === create && !stillPossible.includes(other),
  );
  const ready = async () => {
    const key = `${type}:${(await create(database)).id}`;
    const version = async () =>
      Number(
        (await request(context(superAdmin), `{ node(id: "${key}") { ... on ${type} { version } } }`)).data.node![
          'version'
        ],
      );
    const decide = (viewer: Viewer, expectedVersion: number, more: object = {}, way = name) =>
      mutate(
        context(viewer),
        way,
        { ...decisionCases[way]!.input, [id]: key, expectedVersion, ...more },
        `${row} { id }`,
      );
    return { key, version, decide, first: await version(), before: await traces() };
  };

  test('is refused to everybody but super admins, and leaves nothing behind', async () => {
    const { decide, version, first, before } = await ready();
    expect(codes(await decide(stranger, first))).toEqual(['NOT_FOUND']);
    expect(codes(await decide(recruiter, first))).toEqual(['NOT_FOUND']);
    expect(codes(await decide(admin, first))).toEqual(['staff_read_only']);
    expect(await version()).toBe(first);
    expect(await traces()).toEqual(before);
  });

  test('is refused over an outdated version, returns the row, and leaves nothing behind', async () => {
    const { key, decide, version, first, before } = await ready();
    const answer = await decide(superAdmin, first + 6);
    expect(codes(answer)).toEqual(['CLASH']);
    expect(answer).toMatchObject({ [row]: { id: key } });
    expect(await version()).toBe(first);
    expect(await traces()).toEqual(before);
  });

  test('happens once: a repeated request gets the same answer, and any later decision is refused', async () => {
    const { key, decide, version, first } = await ready();
    const again = { clientMutationId: crypto.randomUUID() };
    const done = await decide(superAdmin, first, again);
    expect(done).toEqual({ [row]: { id: key }, errors: [] });
    const after = await traces();
    expect(await decide(superAdmin, first, again)).toEqual(done);
    expect(await version()).toBeGreaterThan(first);
    for (const way of over) {
      const late = await decide(superAdmin, await version(), {}, way);
      expect(codes(late), way).toEqual(['ALREADY_DECIDED']);
      expect(late).toMatchObject({ [row]: { id: key } });
    }
    expect(await traces()).toEqual(after);
  });

  test('made twice at once happens once', async () => {
    const { decide, first } = await ready();
    const tries = await Promise.all([decide(superAdmin, first), decide(superAdmin, first)]);
    expect(tries.flatMap(codes)).toEqual(['ALREADY_DECIDED']);
  });

  test('is recorded with the person who made it', async () => {
    const { decide, first } = await ready();
    const known = (await notedOf(superAdmin)).length;
    await decide(superAdmin, first);
    expect((await notedOf(superAdmin)).length).toBeGreaterThan(known);
  });
});

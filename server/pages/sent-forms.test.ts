import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { env } from '#server/env.ts';
import { createInvitation } from '#server/features/invitations/invitations.factories.ts';
import { type DocumentServer, openDocumentServer } from './testing/document-server.ts';

const place = await testDatabase();
const { database } = place;

let server: DocumentServer;

beforeAll(async () => {
  server = await openDocumentServer(place);
});
afterAll(() => server.close());

test('a form from another site is refused before anything is read', async () => {
  const post = (headers: InjectOptions['headers']) =>
    server.app.inject({
      method: 'POST',
      url: '/review-invite/01a1fe00-0000-7000-8000-000000000000/some-token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'overall=5',
    });
  expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
  expect((await post({ origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  expect((await post({ origin: 'null' })).statusCode).toBe(403);
  expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).not.toBe(403);
  expect((await post({ origin: 'https://inner.example', host: 'inner.example' })).statusCode).not.toBe(403);
});

test('our own form is accepted behind a proxy with another host name, too', async () => {
  const { id, token } = await createInvitation(database);
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/review-invite/${id}/${token}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: env.PLAUDIT_URL,
      host: 'inner.example',
    },
    payload: 'step=change',
  });
  expect(statusCode).toBe(200);
});

/** Sends a form like a browser without JavaScript. */
const send = (url: string, fields: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams(fields).toString(),
  });

const review = {
  step: 'send',
  audience: 'candidate',
  overall: '5',
  title: 'Kept every promise',
  body: 'They called when they said they would and told me plainly what the job was like.',
  nameDisplay: 'first_initial',
  offeredAnything: 'no',
  placementConfirmed: 'yes',
};

test('a form without JavaScript runs its action and redirects', async () => {
  const { id, token } = await createInvitation(database);
  const { statusCode, headers } = await send(`/review-invite/${id}/${token}`, review);
  expect(statusCode).toBe(303);
  expect(headers['location']).toMatch(/^\/recruiter\/[^/]+\/review\/completed\?next=posted$/);
  const { rows } = await sql`select title from reviews where invitation_id = ${id}`.execute(database.kysely);
  expect(rows).toEqual([{ title: 'Kept every promise' }]);
});

test('a refused form comes back with what was typed and what is wrong', async () => {
  const { id, token } = await createInvitation(database);
  const { statusCode, body, headers } = await send(`/review-invite/${id}/${token}`, { ...review, body: 'Too short' });
  expect(statusCode).toBe(422);
  expect(body).toContain('Kept every promise');
  expect(body).toContain('Too short</textarea>');
  expect(body).toContain('needs your attention');
  // The browser may keep it, so Back does not offer to send the form again.
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('a form sent to a page without an action is a client error', async () => {
  const { statusCode, body } = await send('/review-policy', { q: 'x' });
  expect(statusCode).toBe(405);
  expect(body).toContain('t read this form');
  expect(body).not.toContain('Oops');
});

test('an unreadable form is a client error', async () => {
  const { id, token } = await createInvitation(database);
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: `/review-invite/${id}/${token}`,
    headers: { 'content-type': 'multipart/form-data', 'sec-fetch-site': 'same-origin' },
    payload: 'overall=5',
  });
  expect(statusCode).toBe(400);
  expect(body).toContain('t read this form');
});

test('a review that cannot be saved stays in the form, and only the log says why', async () => {
  const { id, token } = await createInvitation(database);
  const shown = vi.spyOn(console, 'error');
  const query = vi.spyOn(database.pool, 'connect').mockRejectedValueOnce(new Error('The connection is lost') as never);
  const { statusCode, body } = await send(`/review-invite/${id}/${token}`, review);
  query.mockRestore();
  expect(statusCode).toBe(503);
  expect(body).toContain('Your review is still here');
  expect(body).toContain('Kept every promise');
  expect(shown).not.toHaveBeenCalled();
  shown.mockRestore();
});

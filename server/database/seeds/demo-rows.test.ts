import { expect, test } from 'vitest';
import { invitationStates } from '#common/invitations/states.ts';
import { claimStates, enquiryStates } from '#common/joining/states.ts';
import { invitationLimits } from '#common/limits.ts';
import { checkText } from '#common/reviews/checks/checks.ts';
import { wordingProblem } from '#common/reviews/checks/wording.ts';
import { criterionOf } from '#common/reviews/criteria.ts';
import { moderationStates, publicationStates } from '#common/reviews/states.ts';
import { specialityOf } from '#common/specialities.ts';
import { trainingStates } from '#common/training/states.ts';
import { demoRows } from './demo-rows.ts';

const now = new Date('2026-11-21T03:00:00Z');
const day = 86_400_000;
const rows = demoRows(now, 'no hash');
const millis = (time: Date | string | null | undefined) => new Date(time!).getTime();

test('is the same each time it is generated, and differs on another day only in its dates', () => {
  expect(JSON.stringify(demoRows(now, 'no hash'))).toBe(JSON.stringify(rows));
  const later = demoRows(new Date(now.getTime() + 100.4 * day), 'no hash');
  expect(later.reviews.map(({ title, body }) => title + body)).toEqual(
    rows.reviews.map(({ title, body }) => title + body),
  );
});

test('has every state of invitations, moderation and publication', () => {
  expect(new Set(rows.invitations.map(({ state }) => state))).toEqual(new Set(invitationStates));
  expect(new Set(rows.reviews.map(({ moderation }) => moderation))).toEqual(new Set(moderationStates));
  expect(new Set(rows.reviews.map(({ publication }) => publication))).toEqual(new Set(publicationStates));
  expect(new Set(rows.reviews.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3, 4]));
  expect(new Set(rows.placements.map(({ state }) => state))).toEqual(
    new Set(['pending', 'active', 'ended', 'cancelled']),
  );
  expect(new Set(rows.mails.map(({ state }) => state))).toEqual(new Set(['sent', 'failed', 'unknown', 'suppressed']));
  expect(new Set(rows.suppressions.map(({ reason }) => reason))).toEqual(
    new Set(['unsubscribed', 'bounced', 'complained', 'objected']),
  );
  expect(new Set(rows.enquiries.map(({ state }) => state))).toEqual(new Set(enquiryStates));
  expect(new Set(rows.training_bookings.map(({ state }) => state))).toEqual(new Set(trainingStates));
  expect(new Set(rows.claims.map(({ state }) => state))).toEqual(new Set(claimStates));
  expect(rows.placements.some(({ is_hidden }) => is_hidden)).toBe(true);
  expect(rows.placements.some(({ cancelled_because }) => cancelled_because === 'fell_through')).toBe(true);
  expect(rows.placements.some(({ candidate_email, contact_email }) => !candidate_email && !contact_email)).toBe(true);
  expect(rows.reviews.some(({ was_offered_anything }) => was_offered_anything)).toBe(true);
});

test('uses reserved domains only', () => {
  const text = JSON.stringify(rows);
  const hosts = [...text.matchAll(/(?:@|https?:\/\/|www\.)([a-z0-9.-]+\.[a-z]+)/gi)].map(([, host]) => host!);
  expect(hosts.length).toBeGreaterThan(5000);
  // Message-IDs name the installation.
  expect(hosts.filter((host) => !/\.(?:example|test)$/.test(host) && host !== 'localhost')).toEqual([]);
  expect(rows.company_domains.filter(({ domain }) => !domain.endsWith('.example'))).toEqual([]);
});

test('marks every agency, profile and source as demo', () => {
  for (const { description } of rows.agencies) expect(description).toMatch(/^Demo agency: /);
  for (const { about, source } of rows.recruiters) expect(`${about}${source}`).toMatch(/demo/);
});

test('sends nothing: no invitation is due within a month, no email is queued', () => {
  const scheduled = rows.invitations.filter(({ state }) => state === 'scheduled');
  const soonest = Math.min(...scheduled.map(({ scheduled_for }) => millis(scheduled_for)));
  expect((soonest - now.getTime()) / day).toBeGreaterThan(30);
});

test('happened in a possible order', () => {
  for (const { created_at, sent_at, opened_at, started_at, completed_at } of rows.invitations) {
    const times = [created_at, sent_at, opened_at, started_at, completed_at]
      .filter((time) => time !== null)
      .map(millis);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
  }
  const starts = new Map(rows.placements.map(({ id, start_date }) => [id, start_date]));
  for (const { submitted_at, published_at, placement_id } of rows.reviews) {
    if (published_at) expect(millis(published_at)).toBeGreaterThanOrEqual(millis(submitted_at));
    expect(millis(published_at ?? submitted_at)).toBeLessThanOrEqual(now.getTime());
    if (placement_id) expect(millis(submitted_at)).toBeGreaterThan(millis(starts.get(placement_id)));
  }
  for (const { created_at } of rows.review_replies) expect(millis(created_at)).toBeLessThanOrEqual(now.getTime());
});

test('invites nobody twice within the gap', () => {
  const byPerson = Map.groupBy(rows.invitations, ({ agency_id, recipient_email }) => agency_id + recipient_email);
  const gaps = [...byPerson.values()].flatMap((ofPerson) => {
    const times = ofPerson.map(({ sent_at }) => millis(sent_at)).sort((a, b) => a - b);
    return times.slice(1).map((time, at) => (time - times[at]!) / day);
  });
  expect(gaps.filter((gap) => gap < invitationLimits.gapDays)).toEqual([]);
});

test('publishes only texts that raise no signal, and invites without bias', () => {
  const published = rows.reviews.filter(({ moderation }) => moderation === 'cleared');
  const suspicious = published.filter(({ title, body }) => checkText(`${title}\n${body}`).length > 0);
  expect(suspicious.map(({ body }) => body)).toEqual([]);
  expect(rows.review_replies.flatMap(({ body }) => checkText(body))).toEqual([]);
  expect(rows.invitations.flatMap(({ message }) => wordingProblem(message ?? '') ?? [])).toEqual([]);
});

test('queues a review for the signal that its text raises', () => {
  const byText = rows.reviews.filter(({ title, body }) => checkText(`${title}\n${body}`).length > 0);
  expect(byText.length).toBeGreaterThan(5);
  for (const { title, body, signals } of byText) expect(signals).toEqual(checkText(`${title}\n${body}`));
});

test('uses existing criteria and specialities only', () => {
  for (const { reviewer_type, criteria } of rows.reviews)
    for (const [key, stars] of Object.entries(criteria as Record<string, number | null>)) {
      expect(criterionOf(reviewer_type as 'candidate', key)).toBeDefined();
      expect([null, 1, 2, 3, 4, 5]).toContain(stars);
    }
  for (const { specialities = [] } of [...rows.recruiters, ...rows.companies])
    for (const id of specialities) expect(specialityOf(id)).toBeDefined();
});

test('ranges from a few sentences to a page, and from perfect to poor', () => {
  const lengths = rows.reviews.map(({ body }) => body.length);
  expect(Math.min(...lengths)).toBeLessThan(200);
  expect(Math.max(...lengths)).toBeGreaterThan(2000);
  const fives = rows.reviews.filter(({ overall }) => overall === 5).length / rows.reviews.length;
  expect(fives).toBeGreaterThan(0.25);
  expect(fives).toBeLessThan(0.6);
});

import { describe, expect, test } from 'vitest';
import { countries } from '#common/countries.ts';
import { type SendingHours, usualTiming } from '#common/invitations/settings.ts';
import { invitationLimits } from '#common/limits.ts';
import { daysAfter, reminderTime, usualTime, withinSendingHours } from './timing.ts';

const { hours: usualHours } = usualTiming;
const { from, until } = usualHours;
const inZone = (date: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(zone);
const hours = Array.from({ length: 24 * 4 }, (_, quarter) => quarter / 4);
const midnights = ['2026-11-21T00:00:00Z', '2026-04-03T00:00:00Z', '2026-10-02T00:00:00Z', '2026-03-27T00:00:00Z'];

describe.each(countries.map(({ timeZone }) => timeZone))('in %s', (zone) => {
  test.each(invitationLimits.reminderDays)(
    'a reminder leaves on day %i in the daytime, whatever the hour of the email',
    (day) => {
      for (const midnight of midnights)
        for (const hour of hours) {
          const sent = daysAfter(new Date(midnight), hour / 24);
          const reminder = inZone(reminderTime(sent, day, zone, sent, usualHours), zone);
          expect(reminder.toPlainDate().toString()).toBe(
            inZone(sent, zone).toPlainDate().add({ days: day }).toString(),
          );
          expect(reminder.hour).toBeGreaterThanOrEqual(from);
          expect(reminder.hour * 60 + reminder.minute).toBeLessThanOrEqual((until - 1) * 60);
        }
    },
  );

  test('an email sent in the daytime has its reminders at the same hour', () => {
    const sent = inZone(new Date('2026-11-21T00:00:00Z'), zone).with({ hour: 14, minute: 20 });
    const reminder = inZone(reminderTime(new Date(sent.epochMilliseconds), 4, zone, new Date(0), usualHours), zone);
    expect(reminder.toPlainTime().toString()).toBe('14:20:00');
  });

  test('one that would come too soon after another email leaves at the first working hour that is late enough', () => {
    for (const hour of hours) {
      const sent = new Date('2026-11-21T00:00:00Z');
      const earliest = daysAfter(sent, 20 + hour / 24);
      const reminder = reminderTime(sent, 10, zone, earliest, usualHours);
      expect(reminder).toEqual(withinSendingHours(earliest, zone, usualHours));
      expect(reminder.getTime() - earliest.getTime()).toBeGreaterThanOrEqual(0);
      expect(reminder.getTime() - earliest.getTime()).toBeLessThanOrEqual(16 * 3_600_000);
      expect(inZone(reminder, zone).hour).toBeGreaterThanOrEqual(from);
      expect(inZone(reminder, zone).hour).toBeLessThan(until);
    }
  });

  test('an invitation leaves in the morning of its day, and one that is due within the working day', () => {
    for (const hour of hours) {
      const now = daysAfter(new Date('2026-11-21T00:00:00Z'), hour / 24);
      expect(
        inZone(usualTime('2026-11-20', 'candidate', zone, now, usualTiming), zone)
          .toPlainDateTime()
          .toString(),
      ).toBe('2026-11-27T09:00:00');
      const late = inZone(usualTime('2026-09-01', 'candidate', zone, now, usualTiming), zone);
      expect(late.hour).toBeGreaterThanOrEqual(from);
      expect(late.hour).toBeLessThan(until);
    }
  });

  test('whatever an agency sets, nothing leaves outside its hours and days, or before its delay', () => {
    for (const [index, now] of midnights.map((midnight) => new Date(midnight)).entries())
      for (const hours of settings) {
        const delay = (index * 11 + hours.from) % 31;
        const timing = { delayDays: { candidate: delay, employer: 30 - delay }, reminderDays: [3, 9], hours };
        for (const started of [-40, -delay - 1, -delay, 0, 25]) {
          const startDate = inZone(now, zone).toPlainDate().add({ days: started });
          for (const audience of ['candidate', 'employer'] as const) {
            const leaves = usualTime(startDate.toString(), audience, zone, now, timing);
            expectWithin(leaves, zone, hours);
            expect(leaves.getTime()).toBeGreaterThanOrEqual(now.getTime());
            const waited = startDate.until(inZone(leaves, zone).toPlainDate()).days;
            expect(waited).toBeGreaterThanOrEqual(timing.delayDays[audience]);
          }
        }
        for (const day of timing.reminderDays)
          for (const hour of [0, 7.5, 16.75, 23.9]) {
            const sent = daysAfter(now, hour / 24);
            const reminder = reminderTime(sent, day, zone, sent, hours);
            expectWithin(reminder, zone, hours);
            const waited = inZone(sent, zone).toPlainDate().until(inZone(reminder, zone).toPlainDate()).days;
            expect(waited).toBeGreaterThanOrEqual(day);
            expect(waited).toBeLessThan(day + 8);
          }
      }
  });
});

/** Hours and days as agencies may set them, the narrow ones around changes of the clocks included. */
const settings: readonly SendingHours[] = [
  { from: 0, until: 24, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  { from: 8, until: 18, weekdays: [1, 2, 3, 4, 5] },
  { from: 2, until: 3, weekdays: [6, 7] },
  { from: 1, until: 2, weekdays: [7] },
  { from: 23, until: 24, weekdays: [3] },
  { from: 0, until: 1, weekdays: [1, 4] },
];

function expectWithin(moment: Date, zone: string, { from, until, weekdays }: SendingHours): void {
  const time = inZone(moment, zone);
  expect(weekdays).toContain(time.dayOfWeek);
  expect(time.hour).toBeGreaterThanOrEqual(from);
  expect(time.hour).toBeLessThan(until);
}

import { describe, expect, test } from 'vitest';
import { countries } from '#common/countries.ts';
import { invitationLimits } from '#common/limits.ts';
import { daysAfter, reminderTime, usualTime, withinWorkingDay } from './timing.ts';

const { from, until } = invitationLimits.sendBetweenHours;
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
          const reminder = inZone(reminderTime(sent, day, zone, sent), zone);
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
    const reminder = inZone(reminderTime(new Date(sent.epochMilliseconds), 4, zone, new Date(0)), zone);
    expect(reminder.toPlainTime().toString()).toBe('14:20:00');
  });

  test('one that would come too soon after another email leaves at the first working hour that is late enough', () => {
    for (const hour of hours) {
      const sent = new Date('2026-11-21T00:00:00Z');
      const earliest = daysAfter(sent, 20 + hour / 24);
      const reminder = reminderTime(sent, 10, zone, earliest);
      expect(reminder).toEqual(withinWorkingDay(earliest, zone));
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
        inZone(usualTime('2026-11-20', 'candidate', zone, now), zone)
          .toPlainDateTime()
          .toString(),
      ).toBe('2026-11-27T09:00:00');
      const late = inZone(usualTime('2026-09-01', 'candidate', zone, now), zone);
      expect(late.hour).toBeGreaterThanOrEqual(from);
      expect(late.hour).toBeLessThan(until);
    }
  });
});

import { z } from 'zod';
import { defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { lockApplication } from '../candidates/application.ts';
import { lockInterview } from './interview.ts';
import { mailInterview } from './interview-mails.ts';

const hour = 3_600_000;

/** How long before an interview people are reminded of it, in milliseconds: not earlier, and not later. */
export const remindedWithin = { from: 24 * hour, until: hour };

/** Whether the news of an agreed time comes so late that it is the reminder as well. */
export const isReminder = ({ at }: Pick<Write, 'at'>, startsAt: Date): boolean =>
  startsAt.getTime() - at.getTime() <= remindedWithin.from;

/** Reminds everybody of an interview. Does nothing if it was moved, canceled, reminded of already, or is too near. */
export const remindOfInterview = defineCommand({
  name: 'remindOfInterview',
  input: z.object({ interviewId: z.uuid() }),
  run: async (write, { interviewId }) => {
    const { tx, at } = write;
    const known = await tx
      .selectFrom('interviews')
      .select('application_id')
      .where('id', '=', interviewId)
      .executeTakeFirst();
    const found = known && (await lockApplication(write, known.application_id));
    const interview = found && (await lockInterview(write, interviewId));
    if (interview?.state !== 'accepted' || interview.reminded_at) return {};
    const ahead = interview.starts_at!.getTime() - at.getTime();
    if (ahead > remindedWithin.from || ahead < remindedWithin.until) return {};
    await tx.updateTable('interviews').set({ reminded_at: at }).where('id', '=', interviewId).execute();
    await mailInterview(write, { ...found!, interview }, 'reminder');
    return {};
  },
});

import { caseLimits } from '#common/surveys/cases.ts';
import type { Write } from '#server/commands/write.ts';
import { enqueued } from '#server/tasks/enqueue.ts';
import { openCase } from '../cases/opening.ts';
import { deliverResponse } from '../webhooks/deliveries.ts';
import { type Followed, followedColumns } from './followed.ts';
import { tellOfAnswer } from './tell-of-answer.ts';

/**
 * Has what follows a saved answer done. For a person we know, that is at once when the survey is complete; the case of an
 * unfinished one opens a day after the score. For an anonymous one it is after midnight, so that nothing tells its time.
 */
export async function noteAnswer(write: Write, responseId: string): Promise<void> {
  const { tx, at } = write;
  const response = await tx
    .selectFrom('responses')
    .select(followedColumns)
    .where('id', '=', responseId)
    .executeTakeFirstOrThrow();
  if (response.recipient_id === null) {
    const follow_up_on = hoursAfter(at, 24).toISOString().slice(0, 10);
    await tx.updateTable('responses').set({ follow_up_on }).where('id', '=', responseId).execute();
  } else if (response.is_complete) await followResponse(write, response);
  else if (response.nps_group === 'detractor')
    write.enqueue(
      enqueued(
        { name: 'openLeftCase' },
        { responseId },
        { runAt: hoursAfter(at, caseLimits.opensAfterHours), key: `openLeftCase:${responseId}` },
      ),
    );
}

/** Does what follows a response. */
export async function followResponse(write: Write, response: Followed): Promise<void> {
  const told = await openCase(write, response);
  if (!response.is_complete) return;
  await tellOfAnswer(write, response, told);
  await deliverResponse(write, response);
}

const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);

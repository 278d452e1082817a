import { z } from 'zod';
import {
  type PlacementEvent,
  type PlacementState,
  placementStateOn,
  placementTransitions,
} from '#common/placements/states.ts';
import { walk } from '#common/transitions.ts';
import { carryOut, defineCommand } from '#server/commands/command.ts';
import type { Write } from '#server/commands/write.ts';
import { defineTask } from '#server/tasks/task.ts';

/** Placements moved in one transaction, and named in one line of the audit log. */
const batchSize = 50;

const moveBatch = defineCommand({
  name: 'movePlacements',
  input: z.object({}),
  run: async (write) => {
    const today = write.at.toISOString().slice(0, 10);
    const placements = await notYetMoved(write, today);
    for (const placement of placements) await moveTo(write, placement, today);
    if (placements[0])
      write.audit({
        action: 'movePlacements',
        agencyId: null,
        subject: { type: 'Placement', id: placements[0].id },
        actor: 'system',
        details: { day: today, placements: placements.map(({ id }) => id) },
      });
    return { count: placements.length };
  },
});

/** Each night placements start and end by their dates. A second run the same day finds nothing. */
export const movePlacements = defineTask({
  name: 'movePlacements',
  cron: '1 0 * * *',
  payload: z.object({}),
  run: async (context) => {
    let moved = batchSize;
    while (moved === batchSize) ({ count: moved } = await carryOut(context, moveBatch, {}));
  },
});

type Placement = Awaited<ReturnType<typeof notYetMoved>>[number];

function notYetMoved({ tx }: Write, today: string) {
  return tx
    .selectFrom('placements')
    .select(['id', 'state', 'start_date', 'end_date'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'pending'), eb('start_date', '<=', today)]),
        eb.and([eb('state', '=', 'active'), eb('end_date', '<', today)]),
      ]),
    )
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .execute();
}

async function moveTo({ tx }: Write, { id, state, start_date, end_date }: Placement, today: string) {
  const from = state as PlacementState;
  const moved = walk(placementTransitions, from, eventsTo(placementStateOn(today, start_date, end_date), from));
  if (!moved.ok) throw new Error(`A placement that is ${moved.from} cannot ${moved.event}`);
  await tx
    .updateTable('placements')
    .set((eb) => ({ state: moved.to, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** One that began and ended while no worker ran does both. */
function eventsTo(state: PlacementState, from: PlacementState): PlacementEvent[] {
  const events: PlacementEvent[] = state === 'ended' ? ['start', 'end'] : ['start'];
  return from === 'pending' ? events : events.slice(1);
}

import { sql } from 'kysely';
import { z } from 'zod';
import { onboardingSteps } from '#common/onboarding/steps.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuse } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';

/** Skips one of the first steps, or takes that back. A step that is done stays done. */
export const skipOnboardingStep = defineCommand({
  name: 'skipOnboardingStep',
  input: z.object({
    step: z.enum(onboardingSteps, { error: 'Choose one of the steps.' }),
    isSkipped: z.boolean(),
  }),
  run: async (write, { step, isSkipped }) => {
    const userId = recruitingUser(write);
    await write.tx
      .insertInto('onboardings')
      .values({ user_id: userId, skipped: isSkipped ? [step] : [] })
      .onConflict((on) =>
        on.column('user_id').doUpdateSet({
          skipped: isSkipped
            ? sql`array_append(array_remove(onboardings.skipped, ${step}), ${step})`
            : sql`array_remove(onboardings.skipped, ${step})`,
        }),
      )
      .execute();
    return {};
  },
});

/** Stops leading somebody through the first steps, or begins to again. */
export const dismissOnboarding = defineCommand({
  name: 'dismissOnboarding',
  input: z.object({ isDismissed: z.boolean() }),
  run: async (write, { isDismissed }) => {
    const dismissed_at = isDismissed ? write.at : null;
    await write.tx
      .insertInto('onboardings')
      .values({ user_id: recruitingUser(write), dismissed_at })
      .onConflict((on) => on.column('user_id').doUpdateSet({ dismissed_at }))
      .execute();
    return {};
  },
});

/** Staff have nothing to set up. */
function recruitingUser({ viewer }: Write): string {
  if (viewer.userId && viewer.recruiterId && !viewer.isStaff) return viewer.userId;
  return refuse('FORBIDDEN', 'The first steps are for recruiters. Sign in with an account that has a profile.');
}

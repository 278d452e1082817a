import type { World } from './world.ts';

/** How the demo's recruiters deal with their first steps: one skipped a step, one does not want to be led. */
export function addOnboarding({ rows, daysAgo }: World): void {
  const idOf = (role: string) => rows.users.find(({ email }) => email === `${role}@demo.example`)!.id;
  rows.onboardings.push(
    { user_id: idOf('recruiter_admin'), skipped: ['import-reviews'], dismissed_at: null },
    { user_id: idOf('recruiter_freelancer'), skipped: [], dismissed_at: daysAgo(40) },
  );
}

import type { Write } from '#server/commands/write.ts';

/** Takes the name out of people's notices that lead to certain paths, once the person behind the name is erased. */
export async function forgetAbout({ tx }: Write, userIds: readonly string[], paths: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable('notices')
    .set({ about: null })
    .where('user_id', 'in', userIds)
    .where('path', 'in', paths)
    .execute();
}

import { markNoticesInput } from '#common/notices/inputs.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseUnknown } from '#server/commands/refusal.ts';
import { refuseWhileImpersonating } from '#server/session/impersonation.ts';

/**
 * Marks the viewer's notices as read or unread: some, or all. Marking twice is harmless. What somebody has read is
 * theirs alone, so a super admin who acts as them marks nothing.
 */
export const markNotices = defineCommand({
  name: 'markNotices',
  input: markNoticesInput,
  run: async ({ tx, at, viewer }, { ids, isRead }) => {
    if (!viewer.userId) return refuseUnknown();
    refuseWhileImpersonating(viewer);
    const marked = await tx
      .updateTable('notices')
      .set({ read_at: isRead ? at : null })
      .where('user_id', '=', viewer.userId)
      .where('read_at', isRead ? 'is' : 'is not', null)
      .$if(Boolean(ids), (rows) => rows.where('id', 'in', ids!))
      .returning('id')
      .execute();
    return {
      user: viewer.userId,
      notices: ids?.filter((id) => marked.some((one) => one.id === id)) ?? [],
      count: marked.length,
    };
  },
});

import { on } from '#server/commands/events.ts';
import { removeFile } from '#server/storage/files.ts';

/** Posts of a person who doesn't want a profile are deleted, with their backgrounds. */
on('profileGone', async (write, { recruiterId }) => {
  const posts = await write.tx
    .deleteFrom('posts')
    .where('recruiter_id', '=', recruiterId)
    .returning(['id', 'background_file_id'])
    .execute();
  for (const { id, background_file_id } of posts) {
    if (background_file_id) await removeFile(write, background_file_id);
    write.changesPage({ type: 'post', id });
  }
});

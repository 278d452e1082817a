import { type Expression, type RawBuilder, sql } from 'kysely';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { attachFile, removeFile } from '#server/storage/files.ts';
import type { KeptUpload } from '#server/storage/kept-upload.ts';

/** The path of a picture that is attached, at which everybody may read it and keep it for good; null of none. */
export const fileUrl = (fileId: Expression<unknown>): RawBuilder<string> =>
  sql<string>`(select '/files/' || f.key from files f where f.id = ${fileId} and f.state = 'attached')`;

/** What is wished for one picture of a profile. */
export interface PictureWish {
  /** The picture there is. */
  present: string | null;
  sent: KeptUpload | null | undefined;
  removes: boolean | null | undefined;
}

/** Puts a sent picture in the place of the one there is, or takes that away; answers the id of what is there now. */
export async function settlePicture(
  write: Write,
  agencyId: string,
  { present, sent, removes }: PictureWish,
): Promise<string | null> {
  if (!sent && !removes) return present;
  if (present) await removeFile(write, present);
  if (!sent) return null;
  if (sent.kind !== 'picture') return refuseUnknown();
  const { id } = await attachFile(write, sent.id, 'picture');
  await write.tx.updateTable('files').set({ agency_id: agencyId }).where('id', '=', id).execute();
  return id;
}

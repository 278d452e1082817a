import { type Expression, type RawBuilder, sql } from 'kysely';
import { refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { attachFile, removeFile } from '#server/storage/files.ts';
import type { KeptUpload } from '#server/storage/kept-upload.ts';
import type { FileKind } from '#server/storage/kinds.ts';

/** The public path of an attached picture, which may be cached forever; null without a picture. */
export const fileUrl = (fileId: Expression<unknown>): RawBuilder<string> =>
  sql<string>`(select '/files/' || f.key from files f where f.id = ${fileId} and f.state = 'attached')`;

/** The requested change to one picture of a profile or a post. */
export interface PictureWish {
  /** The current picture. */
  present: string | null;
  sent: KeptUpload | null | undefined;
  /** What the file is for; a profile's picture by default. */
  kind?: FileKind;
  removes: boolean | null | undefined;
}

/** Whom a picture belongs to, as the columns of its file. */
export type PictureOwner = { agency_id: string } | { company_id: string };

/** Replaces or removes a picture as requested, and returns the id of the current one. */
export async function settlePicture(
  write: Write,
  owner: PictureOwner,
  { present, sent, removes, kind = 'picture' }: PictureWish,
): Promise<string | null> {
  if (!sent && !removes) return present;
  if (present) await removeFile(write, present);
  if (!sent) return null;
  if (sent.kind !== kind) return refuseUnknown();
  const { id } = await attachFile(write, sent.id, kind);
  await write.tx.updateTable('files').set(owner).where('id', '=', id).execute();
  return id;
}

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { createRecruiterWithLogin } from '#server/features/profiles/profiles.factories.ts';
import { inWrite } from '#server/mail/testing/letter.tsx';
import { doTasks } from '#server/tasks/testing.ts';
import { removeFileBytes, sweepOrphanFiles } from './files.tasks.ts';
import { attachFile, attachFileOfStranger, removeFile } from './files.ts';
import { keepUpload } from './keep-upload.ts';
import { fileStorage } from './storage.ts';
import { testPlaces } from './testing/place.ts';
import { inPieces, pngOf, uploadPicture } from './testing/uploads.ts';

const { database, context } = await testDatabase();
const { viewer } = await createRecruiterWithLogin(database);
const places = await testPlaces();

const noon = new Date('2026-11-21T12:00:00Z');
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
const at = (now = noon) => context(viewer, now);
const attach = (fileId: string, as = at()) => inWrite(as, (write) => attachFile(write, fileId, 'picture'));
const remove = (fileId: string) => inWrite(at(), (write) => removeFile(write, fileId));
const rowOf = (id: string) =>
  database.kysely.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const unknown = "We can't find that.";
const used = 'This file cannot be used any more.';

describe.each(places)('in $name', (place) => {
  beforeEach(() => place.use());

  test('a file is uploaded, attached and removed; its bytes go after the commit, and removing it twice is harmless', async () => {
    const { id, key } = await uploadPicture(at());
    expect(await attach(id)).toEqual({ id, key });
    expect(await rowOf(id)).toMatchObject({ state: 'attached', attached_at: noon });
    await remove(id);
    expect(await rowOf(id)).toMatchObject({ state: 'removed', removed_at: noon, bytes_removed_at: null });
    expect(await place.keys()).toContain(key);
    await doTasks(at());
    expect(await place.keys()).not.toContain(key);
    const removed = await rowOf(id);
    expect(removed.bytes_removed_at).toEqual(noon);
    await removeFileBytes.run(at(hoursLater(1)), { fileId: id });
    expect(await rowOf(id)).toEqual(removed);
  });

  test('only files not attached within a day are swept; a second sweep changes nothing', async () => {
    const [old, kept] = [await uploadPicture(at()), await uploadPicture(at())];
    const young = await uploadPicture(at(hoursLater(2)));
    await attach(kept.id);
    await sweepAt(hoursLater(24));
    expect(await place.keys()).toContain(old.key);
    for (let run = 0; run < 2; run++) {
      await sweepAt(hoursLater(25 + run / 2));
      expect((await rowOf(old.id)).bytes_removed_at).toEqual(hoursLater(25));
      expect(await place.keys()).not.toContain(old.key);
      expect(await place.keys()).toEqual(expect.arrayContaining([kept.key, young.key]));
    }
  });

  test('bytes of a process that died before recording them cannot be attached, and are swept', async () => {
    const before = await place.keys();
    const storage = fileStorage();
    const put = vi.spyOn(storage, 'put').mockImplementationOnce(async (key, bytes) => {
      await storage.put(key, bytes);
      throw new Error('The process is gone');
    });
    await expect(keepUpload(at(), inPieces(pngOf(1000)), { kind: 'picture' })).rejects.toThrow('The process is gone');
    const [key] = put.mock.calls[0]!;
    expect(await place.keys()).toEqual([...before, key].sort());
    const { id } = await database.kysely
      .selectFrom('files')
      .select('id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    await expect(attach(id)).rejects.toThrow(unknown);
    await sweepAt(hoursLater(25));
    expect(await place.keys()).not.toContain(key);
  });
});

describe('a file', () => {
  beforeEach(() => places[0].use());

  test('is attached once, and never again after its removal', async () => {
    const { id } = await uploadPicture(at());
    await attach(id);
    await expect(attach(id)).rejects.toThrow(used);
    await remove(id);
    await expect(attach(id)).rejects.toThrow(used);
    await expect(remove(id)).rejects.toThrow(used);
  });

  test('of another user, of another kind, or unknown looks like one that does not exist', async () => {
    const { id } = await uploadPicture(at());
    const { viewer: other } = await createRecruiterWithLogin(database);
    await expect(attach(id, context(other, noon))).rejects.toThrow(unknown);
    await expect(inWrite(at(), (write) => attachFile(write, id, 'paper'))).rejects.toThrow(unknown);
    await expect(attach(at().nature.newId())).rejects.toThrow(unknown);
    const { id: strangers } = await uploadPicture(context());
    await expect(attach(strangers, context())).rejects.toThrow(unknown);
    expect((await rowOf(id)).state).toBe('uploaded');
  });

  test("of a stranger is attached as such, and nobody else's is", async () => {
    const asStrangers = (fileId: string) =>
      inWrite(context(), (write) => attachFileOfStranger(write, fileId, 'picture'));
    const { id, key } = await uploadPicture(context());
    expect(await asStrangers(id)).toEqual({ id, key });
    await expect(asStrangers(id)).rejects.toThrow(used);
    await expect(asStrangers((await uploadPicture(at())).id)).rejects.toThrow(unknown);
    await expect(asStrangers(at().nature.newId())).rejects.toThrow(unknown);
  });

  test('stays as it was when attaching or removing it fails', async () => {
    const { id, key } = await uploadPicture(at());
    const fails = (run: typeof attachFile | typeof removeFile) =>
      inWrite(at(), async (write) => {
        await run(write, id, 'picture');
        throw new Error('Something else went wrong');
      });
    await expect(fails(attachFile)).rejects.toThrow('Something else');
    expect((await rowOf(id)).state).toBe('uploaded');
    await attach(id);
    await expect(fails(removeFile)).rejects.toThrow('Something else');
    await doTasks(at());
    expect(await places[0].keys()).toContain(key);
  });

  test('whose bytes could not be removed for a day is retried by the sweep', async () => {
    const { id, key } = await uploadPicture(at());
    await attach(id);
    await remove(id);
    await database.pool.query('delete from graphile_worker._private_jobs');
    await sweepAt(hoursLater(23));
    expect(await places[0].keys()).toContain(key);
    await sweepAt(hoursLater(25));
    expect(await places[0].keys()).not.toContain(key);
  });

  test('that is attached while the sweep runs is left alone', async () => {
    const { id, key } = await uploadPicture(at());
    await inWrite(at(), async (write) => {
      await attachFile(write, id, 'picture');
      await sweepAt(hoursLater(48));
    });
    expect((await rowOf(id)).state).toBe('attached');
    expect(await places[0].keys()).toContain(key);
  });

  test('keeps its bytes when a task for another state comes late', async () => {
    const { id, key } = await uploadPicture(at());
    await attach(id);
    await removeFileBytes.run(at(), { fileId: id });
    expect(await places[0].keys()).toContain(key);
  });
});

async function sweepAt(now: Date) {
  await sweepOrphanFiles.run(context(undefined, now), {});
  await doTasks(context(), now);
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Database } from '#server/database/database.ts';
import { log } from '#server/log.ts';
import { isKey } from './keys.ts';
import { publicKinds } from './kinds.ts';
import { fileStorage } from './storage.ts';

/**
 * `/files/:key`: attached files of public kinds. Bytes never change under a key, so browsers may cache them forever.
 */
export async function filesRoutes(app: FastifyInstance): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/files/:key',
    handler: async (request, reply) => {
      const { success, data } = z.object({ key: z.string().refine(isKey) }).safeParse(request.params);
      const file = success ? await findPublic(app.database, data.key) : undefined;
      if (!file) return reply.callNotFound();
      const etag = `"${file.sha256.toString('base64url')}"`;
      if (request.headers['if-none-match']?.includes(etag)) return describe(reply.status(304), file, etag).send();
      if (request.method === 'HEAD') return describe(reply, file, etag).header('content-length', file.size).send();
      const bytes = await fileStorage().get(file.key);
      if (!bytes) {
        log.error({ fileId: file.id }, 'The bytes of a file are missing');
        return reply.callNotFound();
      }
      return describe(reply, file, etag).header('content-length', file.size).send(bytes);
    },
  });
}

interface PublicFile {
  id: string;
  key: string;
  media_type: string;
  size: number;
  sha256: Buffer;
}

function findPublic({ kysely }: Database, key: string): Promise<PublicFile | undefined> {
  return kysely
    .selectFrom('files')
    .select(['id', 'key', 'media_type', 'size', 'sha256'])
    .where('key', '=', key)
    .where('state', '=', 'attached')
    .where('kind', 'in', publicKinds)
    .$narrowType<{ size: number; sha256: Buffer }>()
    .executeTakeFirst();
}

/** However the bytes might be interpreted, they run nothing here. Widgets show them on other sites too. */
const describe = (reply: FastifyReply, file: PublicFile, etag: string) =>
  reply
    .type(file.media_type)
    .header('etag', etag)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-disposition', `inline; filename="${file.id}.${file.media_type.split('/')[1]}"`)
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff');

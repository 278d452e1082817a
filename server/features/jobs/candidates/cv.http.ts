import type { FastifyInstance } from 'fastify';
import { now } from '#server/clock.ts';
import type { Database } from '#server/database/database.ts';
import { env } from '#server/env.ts';
import { limited } from '#server/features/accounts/session/rate-limits.ts';
import { log } from '#server/log.ts';
import { fileStorage } from '#server/storage/storage.ts';
import { cvOfLink, type WantedCv } from './cv-links.ts';

const extensions: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'application/msword': 'doc' };

/**
 * `/candidate-cv`: the CV of an application, by a signed link that expires, always as a file to save. What may be seen is
 * read when it is opened: a consent that was taken back ends the link. All that serve nothing look unknown.
 */
export async function cvRoutes(app: FastifyInstance): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/candidate-cv',
    ...limited('paper'),
    handler: async (request, reply) => {
      const wish = env.PLAUDIT_FEATURES.jobs && cvOfLink(request.url.split('?', 2)[1] ?? '', now());
      const file = wish ? await find(app.database, wish) : undefined;
      const bytes = file && (await fileStorage().get(file.key));
      if (file && !bytes) log.error('The bytes of a CV are missing');
      if (!file || !bytes) return reply.callNotFound();
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename="cv-${file.id}.${extensions[file.media_type] ?? 'docx'}"`)
        .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .header('content-length', file.size!)
        .send(bytes);
    },
  });
}

const find = ({ kysely }: Database, { application, reader }: WantedCv) =>
  kysely
    .selectFrom('applications as a')
    .innerJoin('files as f', 'f.id', 'a.cv_file_id')
    .select(['a.id', 'f.key', 'f.size', 'f.media_type'])
    .where('a.id', '=', application)
    .where('f.state', '=', 'attached')
    .$if(reader === 'company', (query) => query.where('a.consented_at', 'is not', null))
    .executeTakeFirst();

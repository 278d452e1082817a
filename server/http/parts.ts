import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { uploadLimits } from '#common/limits.ts';

/** The media type of multipart forms. */
const parts = 'multipart/form-data';

/**
 * Lets routes read multipart forms with `request.parts()`. Only for those routes: the plugin's hooks delay every
 * request they touch.
 */
export async function takeParts(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(parts);
  await app.register(multipart, { limits: { fileSize: uploadLimits.file, files: 5, fields: 50 } });
}

/** Makes all other routes treat such forms as empty. */
export function leavePartsUnread(app: FastifyInstance): void {
  app.addContentTypeParser(parts, (_request, _payload, done) => done(null));
}

/** Separates multipart forms from other bodies sent to the same address: `constraints: { inParts: true }`. */
export const inParts: Parameters<FastifyInstance['addConstraintStrategy']>[0] = {
  name: 'inParts',
  storage() {
    const handlers = new Map<unknown, never>();
    return {
      get: (value) => handlers.get(value) ?? null,
      set: (value, handler) => void handlers.set(value, handler as never),
    };
  },
  deriveConstraint: ({ headers }) => headers['content-type']?.toLowerCase().startsWith(parts) || undefined,
};

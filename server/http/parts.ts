import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { uploadLimits } from '#common/limits.ts';

/** The media type of forms that come in parts, files among them. */
const parts = 'multipart/form-data';

/**
 * Lets routes read forms in parts, by `request.parts()`. For those routes alone: the hooks of the plugin make every
 * request wait twice that goes through them.
 */
export async function takeParts(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser(parts);
  await app.register(multipart, { limits: { fileSize: uploadLimits.file, files: 5, fields: 50 } });
}

/** Lets all other routes take such forms for empty ones. */
export function leavePartsUnread(app: FastifyInstance): void {
  app.addContentTypeParser(parts, (_request, _payload, done) => done(null));
}

/** Tells forms in parts from all else that is sent to the same address: `constraints: { inParts: true }`. */
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

import type { FastifyInstance } from 'fastify';

/** Levels of lists and objects in one sent value. What our pages send has six at most. */
export const deepestSent = 32;

/** A value that is nested too deeply to be read. */
export class TooDeep extends Error {
  readonly statusCode = 400;

  constructor() {
    super(`Nest lists and objects at most ${deepestSent} levels deep.`);
  }
}

/**
 * Throws for a parsed value that is nested too deeply. Whatever reads it later, ours or a library's, may therefore go
 * down level by level without exhausting the stack.
 */
export function mustBeShallow<Value>(value: Value): Value {
  let level: readonly object[] = isNested(value) ? [value] : [];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === deepestSent) throw new TooDeep();
    level = level.flatMap((outer) =>
      Object.values<unknown>(outer as Readonly<Record<string, unknown>>).filter(isNested),
    );
  }
  return value;
}

const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);

/** Refuses every request whose body is nested too deeply, before anything reads it. Register it before all routes. */
export function refuseDeepBodies(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, next) => {
    try {
      mustBeShallow(request.body);
      next();
    } catch (error) {
      next(error as TooDeep);
    }
  });
}

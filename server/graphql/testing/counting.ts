import type { Context } from '#server/commands/context.ts';

/** A context that counts statements. */
export function counting(context: Context): { context: Context; statements(): number } {
  let statements = 0;
  const pool = new Proxy(context.database.pool, {
    get(target, key) {
      if (key !== 'query') return Reflect.get(target, key);
      return (...args: unknown[]) => {
        statements++;
        return Reflect.apply(target.query as (...all: unknown[]) => unknown, target, args);
      };
    },
  });
  return { context: { ...context, database: { ...context.database, pool } }, statements: () => statements };
}

import { env } from '#server/env.ts';

/** Where test servers answer instead of other software, if they do. Tests set their own. */
export const testServers: { url: () => string | undefined } = { url: () => env.PLAUDIT_FAKES };

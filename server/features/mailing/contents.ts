import { env } from '#server/env.ts';

/**
 * Replaces the content of a settled email. Its text and headers hold live tokens, which only the recipient may know and
 * which are hashed everywhere else. On your own machine they stay, for `/dev/mail`.
 */
export const withoutContents = (): { html?: string; text?: string; calendar?: null; headers?: string } =>
  env.PLAUDIT_ENV === 'local' ? {} : { html: '', text: '', calendar: null, headers: '{}' };

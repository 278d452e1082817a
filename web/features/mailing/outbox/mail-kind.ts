import { mailKindWords } from '#common/mailing/mail-kind-words.ts';
import { wordsOf } from '#web/features/admin/panel/words.ts';

/** A kind of email in words; one that only an earlier release knew is spelled out. */
export const mailKind = (kind: string): string => mailKindWords[kind] ?? wordsOf(kind);

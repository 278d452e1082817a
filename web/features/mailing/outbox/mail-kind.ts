import { mailKindWords } from '#common/mailing/mail-kind-words.ts';
import { wordsFor } from '#common/spelled-out.ts';

/** A kind of email in words; one that only an earlier release knew is spelled out. */
export const mailKind = (kind: string): string => wordsFor(mailKindWords, kind);

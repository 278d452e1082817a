import { z } from 'zod';
import { line } from '../inputs.ts';
import { textLimits } from '../limits.ts';
import { wordsOfName } from '../person-names.ts';

/** The name of an account's person: something that emails can address them by. */
export const ownName = line('your name', textLimits.name)
  .refine((name) => !name.includes('@'), 'Enter your name, not an email address.')
  .refine((name) => wordsOfName(name).length > 0, 'Use at least one letter in your name.');

/** What people enter to change their own name. */
export const ownNameInput = z.object({ name: ownName });

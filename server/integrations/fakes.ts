import { bullhornFake } from '#integrations/bullhorn/fake/index.ts';
import type { AtsFakeOptions } from '#integrations/core/fake/ats-fake.ts';
import { googleSignInFake } from '#integrations/google/fake/sign-in.ts';
import { jobadderFake } from '#integrations/jobadder/fake/index.ts';
import { vincereFake } from '#integrations/vincere/fake/index.ts';

/** Test servers of everything that Plaudit connects to, each with its made-up data. */
export const makeFakes = (options: AtsFakeOptions = {}) => ({
  jobadder: jobadderFake(options),
  vincere: vincereFake(options),
  bullhorn: bullhornFake(options),
});

/** Test servers for signing in by what has none above. */
export const makeSignInFakes = ({ now }: Pick<AtsFakeOptions, 'now'> = {}) => ({
  googleSignIn: googleSignInFake(now && { now }),
});

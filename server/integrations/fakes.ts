import { bullhornFake } from '#integrations/bullhorn/fake/index.ts';
import type { AtsFakeOptions } from '#integrations/core/fake/ats-fake.ts';
import { googleFake } from '#integrations/google/fake/index.ts';
import { jobadderFake } from '#integrations/jobadder/fake/index.ts';
import { linkedinFake } from '#integrations/linkedin/fake/index.ts';
import { vincereFake } from '#integrations/vincere/fake/index.ts';

/** Test servers of everything that Plaudit connects to, each with its made-up data. */
export const makeFakes = (options: AtsFakeOptions = {}) => ({
  jobadder: jobadderFake(options),
  vincere: vincereFake(options),
  bullhorn: bullhornFake(options),
  google: googleFake({ ...(options.now && { now: options.now }) }),
  linkedin: linkedinFake(options),
});

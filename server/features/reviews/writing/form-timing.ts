import { createHmac, timingSafeEqual } from 'node:crypto';
import { riskLimits } from '#common/limits.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { builder } from '#server/graphql/builder.ts';
import { localIdOf } from '#server/graphql/mutation.ts';
import { derivedKey } from '#server/session/tokens.ts';

builder.queryField('formBeginning', (t) =>
  t.string({
    nullable: false,
    description: 'The current time, signed. Requested when someone first touches a form, and sent with the form.',
    args: { recruiterId: t.arg.id({ required: true, description: 'The recruiter the form is about.' }) },
    resolve: (_root, { recruiterId }, { nature }) =>
      signed(String(nature.now().getTime()), String(localIdOf('Recruiter', recruiterId))),
  }),
);

/**
 * Whether a form about a recruiter was sent sooner after its beginning than anybody can write it. Both times are ours.
 * A script must show a beginning of this form, signed by us today; otherwise it skipped requesting one, and counts as
 * too fast. A browser without JavaScript never requests one, so its pace is unknown.
 */
export function isTooFast({ at, isByScript }: Sending, recruiterId: string, beginning: string | null): boolean {
  const [moment = ''] = beginning?.split('.') ?? [];
  const took = at.getTime() - Number(moment);
  if (!beginning || !isEqual(beginning, signed(moment, recruiterId)) || took > lastsMilliseconds)
    return isByScript ?? false;
  return took < riskLimits.sentWithinSeconds * 1000;
}
type Sending = Pick<Write, 'at' | 'isByScript'>;

/** One day: after that, people have loaded the page again. */
const lastsMilliseconds = 86_400_000;

const signed = (moment: string, recruiterId: string) =>
  `${moment}.${createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'beginnings of forms')).update(`${moment} ${recruiterId}`).digest('base64url')}`;

/** Compares bytes: equally long texts may differ in bytes, and `timingSafeEqual` throws if lengths differ. */
function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

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
    description:
      'The moment it is, signed: asked for when a form is first touched, and sent with what is written in it.',
    args: { recruiterId: t.arg.id({ required: true, description: 'Whom the form is about.' }) },
    resolve: (_root, { recruiterId }, { nature }) =>
      signed(String(nature.now().getTime()), String(localIdOf('Recruiter', recruiterId))),
  }),
);

/**
 * Whether a form about a recruiter came sooner after its beginning than anybody writes. Both times are ours. A script
 * that shows no beginning of this form, of today and signed by us, has not taken the time to ask for one: it counts as too
 * fast. From a browser without JavaScript nobody asks for one, and nothing is known of its pace.
 */
export function isTooFast({ at, isByScript }: Sending, recruiterId: string, beginning: string | null): boolean {
  const [moment = ''] = beginning?.split('.') ?? [];
  const took = at.getTime() - Number(moment);
  if (!beginning || !isEqual(beginning, signed(moment, recruiterId)) || took > lastsMilliseconds)
    return isByScript ?? false;
  return took < riskLimits.sentWithinSeconds * 1000;
}
type Sending = Pick<Write, 'at' | 'isByScript'>;

/** A day: whoever goes on later has loaded the page again. */
const lastsMilliseconds = 86_400_000;

const signed = (moment: string, recruiterId: string) =>
  `${moment}.${createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'beginnings of forms')).update(`${moment} ${recruiterId}`).digest('base64url')}`;

/** By bytes: as many signs may be more of them, and what differs in length is not compared at all but thrown at. */
function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

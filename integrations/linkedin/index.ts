import { z } from 'zod';
import { flag, id, nameOf, text } from '../core/shapes.ts';
import type { Vendor } from '../core/vendor.ts';
import { authorizeUrl, callAs, exchange, hosts, readReply, refresh, refuseProblem, scopes } from './client.ts';

export { createPost, type MemberPost, Unanswered, uploadImage } from './posts.ts';

/** `locale` is a text or an object there, and isn't read. */
const member = z.looseObject({
  sub: id,
  ...{ name: text, given_name: text, family_name: text, email: text, email_verified: flag },
});

/** LinkedIn: a person's own account, for posts in their name. It has no refresh tokens, and no way to end our access. */
export const linkedin: Vendor = {
  key: 'linkedin',
  capabilities: ['sharing'],
  scopes,
  hosts,
  // A member may post 150 times a day, and a post takes three requests.
  limits: { perSecond: 2, perDay: 450 },
  hasSecret: true,
  authorizeUrl,
  exchange,
  refresh,
  account: async (session) => {
    const reply = await callAs(session, { url: 'https://api.linkedin.com/v2/userinfo' });
    refuseProblem(reply, 'your LinkedIn profile');
    const { sub, name, given_name, family_name, email, email_verified } = readReply(member, reply, 'your profile');
    const said = name ?? nameOf(given_name, family_name) ?? 'A LinkedIn member';
    return { id: sub, name: said, user: { name: said, email, isEmailVerified: email_verified === true } };
  },
};

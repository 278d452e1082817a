import { sql } from 'kysely';
import { ourNow } from '#server/database/our-now.ts';
import { plan } from '#server/graphql/builder.ts';

/** A mailed link that still works. Can be read only with its token. */
const AccountLink = plan.rows('AccountLink', { table: 'account_links', visibleTo: 'everyone' });

plan.fields(AccountLink, (t) => ({
  ...t.columns({ purpose: 'String' }),
}));

plan.query.one('accountLink', AccountLink, {
  description: `What an emailed link to an account does: confirm_email, sign_in, set_password or
    link_sign_in. Null if the link is
    unknown, used or expired, or if its account is deactivated. Reading it does not use the link up.`,
  args: (arg) => ({ token: arg.string({ required: true }) }),
  where: ({ row, args }) => sql<boolean>`(${row.token_hash} = sha256(convert_to(${args.token}, 'utf8'))
    and ${row.used_at} is null and ${row.expires_at} > ${ourNow}
    and exists (select from users u where u.id = ${row.user_id} and u.status = 'active'))`,
});

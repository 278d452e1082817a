import { type Expression, sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { contactProfile, isLookedAfter, revealPhone } from './contacts.commands.tsx';

type Columns = Readonly<Record<string, Expression<unknown>>>;

/** Whether somebody with a working account gets what is written to a profile. */
const takesMessages = {
  Agency: ({ id, is_approved }: Columns) => sql<boolean>`(${is_approved} and ${isLookedAfter(id!)})`,
  Recruiter: ({ is_claimed, user_id }: Columns) =>
    sql<boolean>`(${is_claimed} and exists (select from users u where u.id = ${user_id} and u.status = 'active'))`,
};

const hasPhone = {
  Agency: ({ is_approved, phone }: Columns) => sql<boolean>`(${is_approved} and ${phone} is not null)`,
  Recruiter: ({ phone }: Columns) => sql<boolean>`(${phone} is not null)`,
};

plan.interfaceFields(plan.interface<'agencies' | 'recruiters'>('Profile'), (t, type) => ({
  takesMessages: t.sql({
    type: 'Boolean',
    description: 'Whether someone with a working account receives messages to this profile.',
    sql: ({ row }) => takesMessages[type as keyof typeof takesMessages](row),
  }),
  hasPhone: t.sql({
    type: 'Boolean',
    description: 'Whether there is a phone number, which `revealPhone` returns.',
    sql: ({ row }) => hasPhone[type as keyof typeof hasPhone](row),
  }),
}));

commandMutation(contactProfile, {
  description: 'Emails a message to a recruiter or to an agency. Replies go to the given address.',
  ids: { profileId: ['Recruiter', 'Agency'] },
});

commandMutation(revealPhone, {
  description: 'Returns the phone number of a profile, and counts the request.',
  payload: { phone: 'String' },
  ids: { profileId: ['Recruiter', 'Agency'] },
});

import { sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { byCommand } from '#server/graphql/mutation.ts';
import {
  contactAgency,
  contactRecruiter,
  isLookedAfter,
  revealAgencyPhone,
  revealPhone,
} from './contacts.commands.tsx';

const Agency = plan.type('Agency', 'agencies');
const Recruiter = plan.type('Recruiter', 'recruiters');

plan.fields(Agency, (t) => ({
  takesMessages: t.sql({
    type: 'Boolean',
    description: 'Whether somebody gets what is written to this agency.',
    sql: ({ row }) => sql<boolean>`(${row.is_approved} and ${isLookedAfter(row.id)})`,
  }),
  hasPhone: t.sql({
    type: 'Boolean',
    description: 'Whether there is a phone number, which `revealAgencyPhone` tells.',
    sql: ({ row }) => sql<boolean>`(${row.is_approved} and ${row.phone} is not null)`,
  }),
}));

plan.fields(Recruiter, (t) => ({
  takesMessages: t.sql({
    type: 'Boolean',
    description: 'Whether somebody with a working account gets what is written to this profile.',
    sql: ({ row }) => sql<boolean>`(${row.is_claimed} and exists (
      select from users u where u.id = ${row.user_id} and u.status = 'active'))`,
  }),
  hasPhone: t.sql({
    type: 'Boolean',
    description: 'Whether there is a phone number, which `revealPhone` tells.',
    sql: ({ row }) => sql<boolean>`(${row.phone} is not null)`,
  }),
}));

plan.mutation('contactRecruiter', {
  description: 'Mails a message to a recruiter. An answer goes to the address given.',
  input: (t) => ({
    recruiterId: t.id({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    message: t.string({ required: true }),
  }),
  payload: {},
  command: byCommand(contactRecruiter, { recruiterId: 'Recruiter' }),
});

plan.mutation('contactAgency', {
  description: 'Mails a message to an agency. An answer goes to the address given.',
  input: (t) => ({
    agencyId: t.id({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    message: t.string({ required: true }),
  }),
  payload: {},
  command: byCommand(contactAgency, { agencyId: 'Agency' }),
});

plan.mutation('revealPhone', {
  description: 'Tells the phone number of a profile, and counts that it was asked for.',
  input: (t) => ({ recruiterId: t.id({ required: true }) }),
  payload: { phone: 'String' },
  command: byCommand(revealPhone, { recruiterId: 'Recruiter' }),
});

plan.mutation('revealAgencyPhone', {
  description: 'Tells the phone number of an agency, and counts that it was asked for.',
  input: (t) => ({ agencyId: t.id({ required: true }) }),
  payload: { phone: 'String' },
  command: byCommand(revealAgencyPhone, { agencyId: 'Agency' }),
});

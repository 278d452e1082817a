import { type RawBuilder, sql } from 'kysely';
import {
  agencyFields,
  agencyPictures,
  companyPictures,
  recruiterFields,
  recruiterPictures,
} from '#common/profiles/editing.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { fileUrl } from '../pictures.ts';
import { agencyIsPremium, recruiterIsPremium } from '../premium.ts';
import { saveAgencyProfile } from './agency-editing.commands.ts';
import { saveCompanyProfile } from './company-editing.commands.ts';
import { pictureInputs, profileColumns } from './profile-fields.ts';
import { saveRecruiterProfile } from './recruiter-editing.commands.ts';

const User = plan.type('User', 'users');
const Agency = plan.type('Agency', 'agencies');
const Company = plan.type('Company', 'companies');

/** A recruiter's profile as its owner edits it, including what the public doesn't see. */
const RecruiterToEdit = plan.node('RecruiterToEdit', {
  table: 'recruiters',
  visibleTo: ({ row, viewer, eb }) => eb(row.user_id, '=', viewer.userId),
});

/** An agency's profile as its admins edit it. */
const AgencyToEdit = plan.node('AgencyToEdit', {
  table: 'agencies',
  visibleTo: ({ row, viewer, can, eb }) => eb.and([eb(row.id, '=', viewer.agencyId), can('agency_edit')]),
});

/** Former addresses that still lead to a profile, newest first. */
const oldSlugs = (id: RawBuilder<unknown>) =>
  sql<string[]>`array(select o.slug from old_slugs o where o.subject_id = ${id} order by o.since desc, o.slug)`;

/** How often visitors requested the phone number in the past year. */
const phoneReveals = (of: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from profile_events e
  where ${of} and e.kind = 'phone_reveal' and e.at > now() - interval '1 year')`;

plan.fields(RecruiterToEdit, (t) => ({
  ...t.columns({ ...profileColumns(recruiterFields), version: 'Int' }),
  oldSlugs: t.sql({ type: ['String'], sql: ({ row }) => oldSlugs(sql`${row.id}`) }),
  photoUrl: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fileUrl(row.photo_file_id) }),
  coverUrl: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fileUrl(row.cover_file_id) }),
  isPremium: t.sql({
    description: 'Whether the plan lets the public see the cover, video and long text.',
    type: 'Boolean',
    sql: ({ row }) => recruiterIsPremium(row),
  }),
  phoneReveals: t.sql({ type: 'Int', sql: ({ row }) => phoneReveals(sql`e.recruiter_id = ${row.id}`) }),
  agency: t.one(Agency, { via: 'agency_id', nullable: false }),
}));

plan.fields(AgencyToEdit, (t) => ({
  ...t.columns({
    ...profileColumns(agencyFields),
    wishedName: 'String?',
    wishedLegalName: 'String?',
    nameDeclinedBecause: 'String?',
    wishedContactEmail: 'String?',
    isApproved: 'Boolean',
    version: 'Int',
  }),
  oldSlugs: t.sql({ type: ['String'], sql: ({ row }) => oldSlugs(sql`${row.id}`) }),
  logoUrl: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fileUrl(row.logo_file_id) }),
  coverUrl: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fileUrl(row.cover_file_id) }),
  isPremium: t.sql({
    description: 'Whether the plan lets the public see the cover, video and long text.',
    type: 'Boolean',
    sql: ({ row }) => agencyIsPremium(row),
  }),
  phoneReveals: t.sql({
    type: 'Int',
    sql: ({ row }) => phoneReveals(sql`e.agency_id = ${row.id} and e.recruiter_id is null`),
  }),
}));

plan.fields(User, (t) => ({
  recruiterToEdit: t.one(RecruiterToEdit, {
    by: 'user_id',
    description: 'The profile this person edits; only they can see it.',
  }),
  agencyToEdit: t.one(AgencyToEdit, {
    description: 'The agency this person edits; only they can see it.',
    on: (theirs, ours) =>
      sql<boolean>`${theirs.id} = (select r.agency_id from recruiters r where r.user_id = ${ours.id})`,
  }),
}));

commandMutation(saveRecruiterProfile, {
  description:
    "Saves parts of the viewer's own profile. Omitted fields stay unchanged; null or empty text clears optional ones.",
  payload: { profile: RecruiterToEdit },
  ids: { profileId: 'RecruiterToEdit' },
  input: (t) => pictureInputs(t, recruiterPictures),
});

commandMutation(saveAgencyProfile, {
  description: "Saves parts of the profile of the viewer's own agency. Omitted fields stay unchanged. For its admins.",
  payload: { profile: AgencyToEdit },
  ids: { profileId: 'AgencyToEdit' },
  input: (t) => pictureInputs(t, agencyPictures),
});

commandMutation(saveCompanyProfile, {
  description: "Saves parts of the profile of the viewer's own company. Omitted fields stay unchanged. For its admins.",
  payload: { company: Company },
  input: (t) => pictureInputs(t, companyPictures),
});

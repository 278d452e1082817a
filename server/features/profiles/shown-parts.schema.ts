import { type Expression, sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { fileUrl } from './pictures.ts';
import { agencyIsPremium, recruiterIsPremium } from './premium.ts';

const Agency = plan.type('Agency', 'agencies');
const Recruiter = plan.type('Recruiter', 'recruiters');

/** A value that is hidden unless the plan covers it; empty text counts as null. */
const covered = (isPremium: Expression<boolean>, value: Expression<unknown>) =>
  sql<string>`case when ${isPremium} then nullif(${value}, '') end`;

const forPlan = 'Null where the plan does not cover it.';

plan.fields(Recruiter, (t) => ({
  photoUrl: t.sql({
    description: 'The path of the photo, square or to be cut to a square around its middle.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => fileUrl(row.photo_file_id),
  }),
  photoAlt: t.sql({
    description: 'What the photo shows, in the words of the recruiter; may be empty.',
    type: 'String',
    sql: ({ row }) => sql<string>`${row.photo_alt}`,
  }),
  coverUrl: t.sql({
    description: `The path of the wide picture above the profile. ${forPlan}`,
    type: 'String',
    nullable: true,
    sql: ({ row }) => covered(recruiterIsPremium(row), fileUrl(row.cover_file_id)),
  }),
  coverAlt: t.sql({
    description: 'What the wide picture shows; empty for mere decoration.',
    type: 'String',
    sql: ({ row }) => sql<string>`${row.cover_alt}`,
  }),
  videoUrl: t.sql({
    description: `The address of a video at YouTube or Vimeo. ${forPlan}`,
    type: 'String',
    nullable: true,
    sql: ({ row }) => covered(recruiterIsPremium(row), row.video_url),
  }),
  longText: t.sql({
    description: `More about the recruiter, in paragraphs. ${forPlan}`,
    type: 'String',
    nullable: true,
    sql: ({ row }) => covered(recruiterIsPremium(row), row.long_text),
  }),
}));

plan.fields(Agency, (t) => ({
  logoUrl: t.sql({
    description: 'The path of the logo, to be shown whole.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => fileUrl(row.logo_file_id),
  }),
  logoAlt: t.sql({
    description: 'What the logo shows, in the words of the agency; may be empty.',
    type: 'String',
    sql: ({ row }) => sql<string>`${row.logo_alt}`,
  }),
  coverUrl: t.sql({
    description: `The path of the wide picture above the profile. ${forPlan}`,
    type: 'String',
    nullable: true,
    sql: ({ row }) => covered(agencyIsPremium(row), fileUrl(row.cover_file_id)),
  }),
  coverAlt: t.sql({
    description: 'What the wide picture shows; empty for mere decoration.',
    type: 'String',
    sql: ({ row }) => sql<string>`${row.cover_alt}`,
  }),
  videoUrl: t.sql({
    description: `The address of a video at YouTube or Vimeo. ${forPlan}`,
    type: 'String',
    nullable: true,
    sql: ({ row }) => covered(agencyIsPremium(row), row.video_url),
  }),
  longText: t.sql({
    description: `More about the agency, in paragraphs. ${forPlan}`,
    type: 'String',
    nullable: true,
    sql: ({ row }) => covered(agencyIsPremium(row), row.long_text),
  }),
}));

import { type Expression, sql } from 'kysely';
import { plan } from '#server/graphql/builder.ts';
import { fileUrl } from './pictures.ts';
import { agencyIsPremium, recruiterIsPremium } from './premium.ts';

const Profile = plan.interface<'agencies' | 'recruiters'>('Profile');

/** A value that is hidden unless the plan covers it; empty text counts as null. */
const covered = (isPremium: Expression<boolean>, value: Expression<unknown>) =>
  sql<string>`case when ${isPremium} then nullif(${value}, '') end`;

const forPlan = "Null if the plan doesn't include it.";

plan.interfaceFields(Profile, (t, type) => {
  const isPremium = (row: object) =>
    type === 'Agency' ? agencyIsPremium(row as never) : recruiterIsPremium(row as never);
  return {
    coverUrl: t.sql({
      description: `The path of the cover. ${forPlan}`,
      type: 'String',
      nullable: true,
      sql: ({ row }) => covered(isPremium(row), fileUrl(row.cover_file_id)),
    }),
    coverAlt: t.sql({
      description: 'What the cover shows; empty if it is only decoration.',
      type: 'String',
      sql: ({ row }) => sql<string>`${row.cover_alt}`,
    }),
    videoUrl: t.sql({
      description: `The link to a video on YouTube or Vimeo. ${forPlan}`,
      type: 'String',
      nullable: true,
      sql: ({ row }) => covered(isPremium(row), row.video_url),
    }),
    longText: t.sql({
      description: `More about the recruiter or the agency, in paragraphs. ${forPlan}`,
      type: 'String',
      nullable: true,
      sql: ({ row }) => covered(isPremium(row), row.long_text),
    }),
  };
});

plan.fields(plan.type('Recruiter', 'recruiters'), (t) => ({
  photoUrl: t.sql({
    description: 'The path of the photo: square, or to be cropped to a square around its center.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => fileUrl(row.photo_file_id),
  }),
  photoAlt: t.sql({
    description: 'What the photo shows, in the words of the recruiter; may be empty.',
    type: 'String',
    sql: ({ row }) => sql<string>`${row.photo_alt}`,
  }),
}));

plan.fields(plan.type('Agency', 'agencies'), (t) => ({
  logoUrl: t.sql({
    description: 'The path of the logo, to be shown in full.',
    type: 'String',
    nullable: true,
    sql: ({ row }) => fileUrl(row.logo_file_id),
  }),
  logoAlt: t.sql({
    description: 'What the logo shows, in the words of the agency; may be empty.',
    type: 'String',
    sql: ({ row }) => sql<string>`${row.logo_alt}`,
  }),
}));

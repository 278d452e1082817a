import { sql } from 'kysely';
import { contains } from '#server/database/contains.ts';
import { ourNow } from '#server/database/our-now.ts';
import { ofRecruiter, ofTeam } from '#server/features/profiles/narrowing.ts';
import { fileUrl } from '#server/features/profiles/pictures.ts';
import { isShownReview, subjectOrStaff, subjectPartsOrStaff } from '#server/features/profiles/scopes.ts';
import { plan } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { upload } from '#server/graphql/upload.ts';
import { createPost, deletePost, linkPostDraft, savePost } from './posts.commands.ts';

const Review = plan.type('Review', 'reviews');
const Recruiter = plan.type('Recruiter', 'recruiters');

/** A picture of a review or a job for social networks. Seen by the recruiter, their team's lead, their admins and staff. */
const Post = plan.node('Post', { table: 'posts', visibleTo: subjectOrStaff });

plan.fields(Post, (t) => ({
  ...t.columns({
    key: 'String',
    kind: 'String',
    state: 'String',
    shape: 'String',
    quote: 'String?',
    title: 'String?',
    subtitle: 'String?',
    description: 'String?',
    location: 'String?',
    text: 'String?',
    link: 'String?',
    createdAt: 'DateTime',
    updatedAt: 'DateTime',
    version: 'Int',
  }),
  settings: t.sql({ type: 'PostSettings', sql: ({ row }) => sql`${row.settings}` }),
  backgroundUrl: t.sql({ type: 'String', nullable: true, sql: ({ row }) => fileUrl(row.background_file_id) }),
  pageVersion: t.sql({
    type: 'String',
    description: 'Changes whenever the picture may have changed by a change of the post.',
    sql: ({ row }) => sql<string>`${row.page_version}::text`,
  }),
  review: t.one(Review, { via: 'review_id', description: 'Null for a job, and while the review is not public.' }),
  reviewChange: t.sql({
    type: 'String',
    nullable: true,
    description: "What happened to the review since the post was saved: 'edited', 'gone' or null.",
    sql: ({ row }) => sql<string>`case when ${row.kind} = 'review' then nullif(coalesce(
      (select case when not (${isShownReview('v')}) then 'gone' when v.content_version <> ${row.review_version} then 'edited' else '' end
        from reviews v where v.id = ${row.review_id}), 'gone'), '') end`,
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
  recruiterPhone: t.sql({
    type: 'String',
    nullable: true,
    description: "The phone number of the recruiter's profile, which the picture of a job may show.",
    sql: ({ row }) => sql<string>`(select r.phone from recruiters r where r.id = ${row.recruiter_id})`,
  }),
  createdByName: t.sql({
    type: 'String',
    nullable: true,
    description: 'Who made it; null once their account is deleted.',
    sql: ({ row }) => sql<string>`(select u.name from users u where u.id = ${row.created_by})`,
  }),
}));

plan.query.list('posts', Post, {
  description: 'The posts of the viewer, of the whole agency for its admin, of everyone for staff.',
  parts: subjectPartsOrStaff,
  sorts: { NEWEST: { desc: ['updated_at'] }, OLDEST: { asc: ['updated_at'] } },
  pageSize: 24,
  filterInput: (t) => ({
    words: t.string(),
    kind: t.string(),
    state: t.string(),
    recruiter: t.string({ description: 'The slug of one of them.' }),
    team: t.string({ description: 'The global id of a team of the agency.' }),
  }),
  filters: {
    words: ({ row }, words) =>
      sql<boolean>`(${contains(sql`folded(concat_ws(' ', ${row.title}, ${row.subtitle}, ${row.text}))`, words)}
        or exists (select from reviews v where v.id = ${row.review_id} and ${isShownReview('v')}
          and ${contains(sql`folded(v.shown_name || ' ' || v.title)`, words)}))`,
    kind: ({ row, eb }, kind) => eb(row.kind, '=', kind),
    state: ({ row, eb }, state) => eb(row.state, '=', state),
    recruiter: ({ row }, slug) => ofRecruiter(row, slug),
    team: ({ row, viewer }, team) => ofTeam(row, team, viewer),
  },
});

/** A job's post as its page shows it to everyone. */
const JobPost = plan.rows('JobPost', { table: 'posts', visibleTo: 'everyone' });

plan.fields(JobPost, (t) => ({
  ...t.columns({
    key: 'String',
    state: 'String',
    shape: 'String',
    title: 'String?',
    subtitle: 'String?',
    description: 'String?',
    location: 'String?',
    link: 'String?',
    updatedAt: 'DateTime',
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

plan.query.one('jobPost', JobPost, {
  description: "A job's post by the key in its URL; a draft also needs the token of a link that still works.",
  args: (arg) => ({ key: arg.string({ required: true }), token: arg.string() }),
  where: ({ row, args }) => sql<boolean>`(${row.key} = ${args.key} and ${row.kind} = 'job' and (${row.state} = 'made'
    or (${row.draft_token_hash} = sha256(convert_to(${args.token}, 'utf8')) and ${row.draft_token_until} > ${ourNow})))`,
});

commandMutation(createPost, {
  description: 'Makes a post about a review or a job.',
  payload: { post: Post },
  ids: { reviewId: 'Review' },
  input: (t) => ({ settings: t.field({ type: 'PostSettings', required: true }), background: upload(t, 'background') }),
});
commandMutation(savePost, {
  description: 'Saves parts of a post. Omitted fields stay unchanged.',
  payload: { post: Post },
  ids: { postId: 'Post' },
  input: (t) => ({ settings: t.field({ type: 'PostSettings' }), background: upload(t, 'background') }),
});
commandMutation(deletePost, {
  description: 'Deletes a post with its picture.',
  payload: { deletedPostId: 'ID' },
  ids: { postId: 'Post' },
});
commandMutation(linkPostDraft, {
  description: "Makes a link that shows the page of a job's draft to others for 14 days.",
  payload: { post: Post, token: 'String' },
  ids: { postId: 'Post' },
});

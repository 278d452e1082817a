import { graphql } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { type PostKind, type PostReviewChange, postKinds } from '#common/posts/posts.ts';
import { postKindWords, reviewChangeWords } from '#common/posts/words.ts';
import { newPostUrl, postPictureUrl, postsUrl } from '#common/urls.ts';
import type { PostList_query$data } from '#web/__generated__/PostList_query.graphql.ts';
import type { PostListOpenQuery } from '#web/__generated__/PostListOpenQuery.graphql.ts';
import type { PostListQuery } from '#web/__generated__/PostListQuery.graphql.ts';
import { defineList } from '#web/list/define-list.ts';
import { choice, choicesOf, search } from '#web/list/filters.ts';
import { byAge } from '#web/list/list-address.ts';
import { recruiterColumn } from '#web/list/placement-columns.tsx';
import { recruiterFilter, teamFilter } from '#web/list/placement-filters.ts';
import type { PlacementList } from '#web/list/placement-list.ts';
import { rowElsewhere } from '#web/list/row-elsewhere.ts';
import { TwoLines } from '#web/list/TwoLines.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { againOf, editorOf } from './PostEditor.tsx';
import styles from './Posts.module.css';
import type { PostRow } from './post-values.ts';

type Given = Omit<PlacementList, 'empty'>;

const titleOf = ({ title, review }: PostRow) => title ?? review?.title ?? 'Review no longer public';
const kindOf = ({ kind }: PostRow) => postKindWords[kind as PostKind];

/** The posts of the viewer or their agency; a row opens with its picture. */
export const postList = defineList<PostListQuery, PostList_query$data, PostRow, Given>({
  label: 'Posts',
  noun: 'post',
  href: postsUrl,
  filters: [
    search('Title, text or reviewer'),
    choice('kind', 'About', choicesOf(postKindWords, postKinds), { control: 'links' }),
    choice(
      'state',
      'State',
      [
        { value: 'made', label: 'Made' },
        { value: 'draft', label: 'Draft' },
      ],
      { control: 'sheet' },
    ),
    recruiterFilter,
    teamFilter,
  ],
  sorts: byAge,
  columns: ({ namesRecruiter }) => [
    {
      key: 'picture',
      head: 'Picture',
      cell: (row) => (
        <img
          className={styles.thumb}
          src={postPictureUrl(row.key, 1, { version: row.pageVersion })}
          alt={titleOf(row)}
          width={120}
          height={64}
          loading="lazy"
        />
      ),
    },
    {
      key: 'title',
      head: 'Post',
      cell: (row) => <TwoLines first={titleOf(row)} second={row.review?.shownName ?? row.location} />,
      text: titleOf,
      isRest: true,
    },
    { key: 'kind', head: 'About', cell: kindOf, text: kindOf, wideOnly: true },
    {
      key: 'state',
      head: 'State',
      cell: (row) => <StateTag post={row} />,
      text: ({ state }) => (state === 'made' ? 'Made' : 'Draft'),
    },
    ...(namesRecruiter ? [recruiterColumn<PostRow>('Recruiter')] : []),
    {
      key: 'when',
      head: 'Changed',
      cell: ({ updatedAt }) => <When at={updatedAt} words={formatAge(updatedAt, new Date())} />,
      moment: ({ updatedAt }) => updatedAt,
    },
  ],
  isStacked: true,
  onlyInFile: [
    { head: 'Text', text: ({ text }) => text },
    { head: 'Made by', text: ({ createdByName }) => createdByName },
  ],
  empty: ({ isNarrowed, allHref, given }) =>
    isNarrowed ? (
      <EmptyState action={<Button href={allHref}>Show all</Button>}>Nothing matches your filters.</EmptyState>
    ) : (
      <EmptyState action={!given.looksOnly && <Button href={newPostUrl()}>New post</Button>}>
        {given.looksOnly
          ? 'No posts yet.'
          : 'No posts yet. Turn a review or a job into a picture for LinkedIn and other networks.'}
      </EmptyState>
    ),
  open: (row, { given }) => ({
    title: titleOf(row),
    children: (
      <div className={styles.part}>
        <div>
          <StateTag post={row} />
        </div>
        <img
          className={styles.whole}
          src={postPictureUrl(row.key, 1, { version: row.pageVersion })}
          alt={titleOf(row)}
        />
        {row.text && <p>{row.text}</p>}
      </div>
    ),
    actions: !given.looksOnly && (
      <>
        <Button variant="primary" href={editorOf(row)}>
          {row.reviewChange === 'gone' ? 'Open' : 'Edit and share'}
        </Button>
        {row.reviewChange !== 'gone' && <Button href={againOf(row)}>Duplicate</Button>}
      </>
    ),
  }),
  query: graphql`
    query PostListQuery($filter: PostFilter, $sort: PostSort, $first: Int = 24, $after: String) {
      ...PostsPage_query
      ...PostList_query
    }
  `,
  connection: ({ posts }) => posts,
  fragment: graphql`
    fragment PostList_query on Query @refetchable(queryName: "PostListNextQuery") {
      posts(first: $first, after: $after, filter: $filter, sort: $sort) @connection(key: "PostList_posts") {
        edges {
          node {
            ...usePost_post @relay(mask: false)
          }
        }
      }
    }
  `,
  elsewhere: rowElsewhere<PostListOpenQuery, PostRow>(graphql`
    query PostListOpenQuery($id: ID!) {
      node(id: $id) {
        ... on Post @alias(as: "row") {
          ...usePost_post @relay(mask: false)
        }
      }
    }
  `),
});

function StateTag({ post: { state, reviewChange } }: { post: PostRow }) {
  if (reviewChange) return <Tag tone="warn">{reviewChangeWords[reviewChange as PostReviewChange]}</Tag>;
  return state === 'made' ? <Tag tone="good">Made</Tag> : <Tag>Draft</Tag>;
}

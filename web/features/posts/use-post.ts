import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { PostKind, PostState } from '#common/posts/posts.ts';
import type { usePostCreateMutation } from '#web/__generated__/usePostCreateMutation.graphql.ts';
import type { usePostSaveMutation } from '#web/__generated__/usePostSaveMutation.graphql.ts';
import { type Newest, Overtaken, type Settings, useSave } from '#web/app-ui/settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { Refused } from '#web/kit/problem.ts';
import { inForm, newPost, type PostRow, type PostValues, sentOf } from './post-values.ts';

/** Saves a post. `stateOf` tells at each save whether it becomes a draft or made. */
export function useSavePost(post: PostRow, stateOf: () => PostState): Settings {
  const run = useSave<usePostSaveMutation, PostRow>(saveMutation, postIn);
  const saved = useMemo(() => ({ ...inForm(post), backgroundUrl: post.backgroundUrl, version: post.version }), [post]);
  return {
    of: `post ${post.id}`,
    // A draft is also saved to become a made post, though nothing else was changed.
    isNew: post.state === 'draft',
    saved,
    save: async ({ background, removesBackground, ...fields }, expectedVersion, files) => {
      const input = {
        postId: post.id,
        expectedVersion,
        state: stateOf(),
        ...sentOf(kindOf(post), inForm(post), fields),
      };
      const picture = pictureOf({ background, removesBackground });
      await atItsField(async () => {
        try {
          await run({ ...input, ...picture }, files);
        } catch (error) {
          throw error instanceof Overtaken ? new Overtaken(newestInForm(error.newest as unknown as PostRow)) : error;
        }
      });
    },
  };
}

/** Makes a post, and says which one it became. */
export function useNewPost(
  { kind, reviewId, from }: { kind: PostKind; reviewId: string | null; from?: PostRow | undefined },
  stateOf: () => PostState,
  made: (post: PostRow) => unknown,
): Settings {
  const create = useCommand<usePostCreateMutation>(createMutation);
  const start = useMemo(() => newPost(kind, from), [kind, from]);
  const saved = useMemo(() => ({ ...start, backgroundUrl: null, version: 1 }), [start]);
  return {
    ...{ of: `new post ${reviewId ?? kind}${from ? ` from ${from.id}` : ''}`, isNew: true, saved },
    save: async ({ background, removesBackground, ...fields }, _version, files) => {
      const content = sentOf(kind, start, { ...start, ...fields }) as Required<ReturnType<typeof sentOf>>;
      const input = { kind, state: stateOf(), reviewId, ...content, ...pictureOf({ background }) };
      await atItsField(async () => {
        const { createPost } = await create(input as Parameters<typeof create>[0], files && { uploadables: files });
        await made(createPost!.post!);
      });
    },
  };
}

type Picture = { background?: unknown; removesBackground?: unknown };
const pictureOf = ({ background, removesBackground }: Picture) => ({
  ...(background !== undefined && { background: null }),
  ...(removesBackground === true && { removesBackground: true }),
});

const kindOf = ({ kind }: PostRow) => kind as PostKind;
const newestInForm = (post: PostRow): PostValues & Newest =>
  ({ ...inForm(post), backgroundUrl: post.backgroundUrl, version: post.version }) as unknown as PostValues & Newest;

/** A problem of a setting belongs to the setting's field in the form. */
async function atItsField(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refused(error.problems.map((one) => ({ ...one, field: one.field?.replace(/^settings\./, '') ?? null })));
  }
}

const postIn = (data: usePostSaveMutation['response']) => data.savePost?.post;

const createMutation = graphql`
  mutation usePostCreateMutation($input: CreatePostInput!) {
    createPost(input: $input) {
      errors { code message field }
      post {
        ...usePost_post @relay(mask: false)
      }
    }
  }
`;

const saveMutation = graphql`
  mutation usePostSaveMutation($input: SavePostInput!) {
    savePost(input: $input) {
      errors { code message field }
      post {
        ...usePost_post @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment usePost_post on Post {
    id
    key
    kind
    state
    version
    pageVersion
    shape
    settings
    backgroundUrl
    quote
    title
    subtitle
    description
    location
    text
    link
    reviewChange
    updatedAt
    createdByName
    review {
      id
      title
      shownName
    }
    recruiter {
      name
    }
  }
`;

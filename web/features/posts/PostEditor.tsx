import { type ReactNode, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router';
import type { PostKind, PostState } from '#common/posts/posts.ts';
import { postEditorUrl, postsUrl } from '#common/urls.ts';
import type { PostEditorDeleteMutation } from '#web/__generated__/PostEditorDeleteMutation.graphql.ts';
import type { PostPreview_recruiter$key } from '#web/__generated__/PostPreview_recruiter.graphql.ts';
import type { PostPreview_review$key } from '#web/__generated__/PostPreview_review.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { Screen } from '#web/app-ui/Screen.tsx';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import type { Settings } from '#web/app-ui/settings.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { SettingsContext, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { usePicture } from '#web/features/profiles/editing/use-picture.ts';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { JobSection, NetworkSection, QuoteSection } from './ContentSections.tsx';
import { BackgroundSection, TemplateSection } from './LookSections.tsx';
import { PostPreview } from './PostPreview.tsx';
import styles from './Posts.module.css';
import { newPost, type PostRow } from './post-values.ts';
import { ShareCard } from './ShareCard.tsx';
import type { LinkedInProps } from './ShareOnLinkedIn.tsx';
import { TextLookSection } from './TextLookSection.tsx';
import { useNewPost, useSavePost } from './use-post.ts';

/** What a post is about: a review with its texts, or a job of the recruiter. */
export interface PostSubject {
  readonly kind: PostKind;
  readonly review:
    | ({ readonly id: string; readonly title: string; readonly body: string } & PostPreview_review$key)
    | null;
  readonly recruiter: PostPreview_recruiter$key | null | undefined;
  /** Of the recruiter's profile. */
  readonly phone: string | null | undefined;
}

/** The form of a new post, which may start as another one. Once it is saved, it opens with what to do with it. */
export function NewPost({ subject, from }: { subject: PostSubject; from?: PostRow | undefined }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const way = useWay();
  const { kind, review } = subject;
  const settings = useNewPost({ kind, reviewId: review?.id ?? null, from }, way.stateOf, async (post) => {
    await revalidate();
    notify.success(post.state === 'made' ? 'Post made. Download its picture or share it.' : 'Draft saved.');
    await navigate(editorOf(post), { replace: true });
  });
  const title = kind === 'review' ? 'New post about a review' : 'New post about a job';
  return (
    <Screen title={title} above={<Way to={title} />}>
      <EditorColumns settings={settings} subject={subject} post={null} onWay={way.onChoose} idle="Not saved yet" />
    </Screen>
  );
}

type PostEditorProps = { post: PostRow; subject: PostSubject; linkedIn: LinkedInProps };

/** A saved post, with its preview and what to do with it. */
export function PostEditor({ post, subject, linkedIn }: PostEditorProps) {
  const way = useWay();
  const settings = useSavePost(post, way.stateOf);
  const title = post.title ?? `Review by ${post.review?.shownName ?? 'a reviewer'}`;
  return (
    <Screen title={title} above={<Way to={title} />} action={<Actions post={post} />}>
      {post.reviewChange === 'edited' && (
        <Notice tone="warn" title="The review was edited">
          The picture shows the review as it is now. Check the quotation, then save the post.
        </Notice>
      )}
      {post.reviewChange === 'gone' ? (
        <Notice tone="warn" title="This review is no longer public">
          The picture says so, and this post can't be changed. If you shared the picture elsewhere, remove it there.
        </Notice>
      ) : (
        <EditorColumns
          settings={settings}
          subject={subject}
          share={<ShareCard post={post} linkedIn={linkedIn} />}
          post={post}
          {...(post.state === 'draft' && { onWay: way.onChoose, idle: 'Draft' })}
        />
      )}
    </Screen>
  );
}

type ColumnsProps = {
  settings: Settings;
  subject: PostSubject;
  post: PostRow | null;
  /** What to do with a saved post. */
  share?: ReactNode;
  /** For a post that is not made yet: called with the way it is saved. */
  onWay?: (way: string | null) => void;
  idle?: string;
};

function EditorColumns({ settings, subject, post, share, onWay, idle }: ColumnsProps) {
  const { kind, review, recruiter, phone } = subject;
  const picture = usePicture();
  const present = post?.backgroundUrl ?? null;
  const isNew = idle !== undefined;
  return (
    <SettingsContext value={useSettingsEditor(settings)}>
      <div className={styles.columns}>
        <Aside>
          <PostPreview
            {...{ kind, review, recruiter, phone, empty: newPost(kind) }}
            own={picture.chosen?.url ?? present}
          />
          {share}
        </Aside>
        <div className={styles.form}>
          <SettingsForm
            label="Post"
            {...(isNew && { verb: 'Make post', idle })}
            {...(onWay && { ways: { options: [{ value: 'draft', label: 'Save draft' }], onChoose: onWay } })}
          >
            {kind === 'review' ? <QuoteSection review={review} /> : <JobSection />}
            <TemplateSection kind={kind} />
            <BackgroundSection kind={kind} picture={picture} present={present} />
            <TextLookSection kind={kind} />
            <NetworkSection isJob={kind === 'job'} />
          </SettingsForm>
        </div>
      </div>
    </SettingsContext>
  );
}

const Aside = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.column} ${styles.aside}`}>{children}</div>
);

/** Remembers whether the form was saved as a draft. */
function useWay() {
  const way = useRef<PostState>('made');
  return {
    stateOf: () => way.current,
    onChoose: (chosen: string | null) => {
      way.current = chosen === 'draft' ? 'draft' : 'made';
    },
  };
}

const Way = ({ to }: { to: string }) => <Breadcrumb steps={[{ label: 'Posts', href: postsUrl() }, { label: to }]} />;

/** The address of a saved post's editor. */
export const editorOf = (post: Pick<PostRow, 'id' | 'kind' | 'review'>): string =>
  postEditorUrl(reviewKeyOf(post), { post: localId(post.id) });

/** The address of a new post that starts as this one. */
export const againOf = (post: Pick<PostRow, 'id' | 'kind' | 'review'>): string =>
  postEditorUrl(reviewKeyOf(post), { from: localId(post.id) });

/** The editor of a post whose review is gone is found by the post alone. */
const reviewKeyOf = ({ kind, review }: Pick<PostRow, 'kind' | 'review'>) =>
  kind === 'job' ? null : review ? localId(review.id) : 'gone';

function Actions({ post }: { post: PostRow }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const remove = useCommand<PostEditorDeleteMutation>(graphql`
    mutation PostEditorDeleteMutation($input: DeletePostInput!) {
      deletePost(input: $input) {
        deletedPostId
        errors { code message field }
      }
    }
  `);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      {post.reviewChange !== 'gone' && <Button href={againOf(post)}>Duplicate</Button>}
      <Confirm
        title="Delete this post?"
        verb="Delete post"
        done="Post deleted."
        open={isAsking}
        onClose={() => setAsking(false)}
        act={async () => {
          await remove({ postId: post.id });
          await navigate(postsUrl());
          void revalidate();
        }}
      >
        <p>
          Its picture and its page stop working. Pictures that you uploaded elsewhere stay there. This can't be undone.
        </p>
      </Confirm>
    </>
  );
}

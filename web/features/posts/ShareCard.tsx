import { useState } from 'react';
import { graphql } from 'react-relay';
import { postScales } from '#common/posts/posts.ts';
import { absolute, jobPostUrl, linkedInShareUrl, postPictureUrl, sharedReviewUrl } from '#common/urls.ts';
import type { ShareCardLinkMutation } from '#web/__generated__/ShareCardLinkMutation.graphql.ts';
import type { shareReviewMutation as ShareMutation } from '#web/__generated__/shareReviewMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useEditor } from '#web/app-ui/use-settings.ts';
import { copyText } from '#web/features/reviews/lists/copy-link.ts';
import { shareReviewMutation } from '#web/features/reviews/shares/share-review.ts';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { localId } from '#web/kit/local-id.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import styles from './Posts.module.css';
import type { PostRow } from './post-values.ts';

/** What people do with a saved post: download its picture, copy its text, and share its link. */
export function ShareCard({ post }: { post: PostRow }) {
  const [scale, setScale] = useState('1');
  const { unsaved } = useEditor();
  const share = useCommand<ShareMutation>(shareReviewMutation);
  const { review } = post;
  const isMade = post.state === 'made';
  /** The link in the post. Visits by that of a review are counted among what was shared. */
  const link = async () => {
    if (!review) return absolute(location.origin, jobPostUrl(post.key));
    const { shareReview } = await share({ reviewId: review.id, channel: 'post' });
    return absolute(location.origin, sharedReviewUrl(localId(review.id), shareReview?.key ?? ''));
  };
  const shared = (network: string) => review && note({ event: 'review_shared', network });
  const text = async () => [post.text, post.link ?? (await link())].filter(Boolean).join('\n\n');
  const openLinkedIn = async () => {
    // Browsers open a window only right after a press, so it opens first and gets its address later.
    const opened = window.open('', '_blank');
    try {
      const address = linkedInShareUrl(await link());
      if (!opened) return notify.error('Your browser blocked the new window. Allow pop-ups for this site.');
      opened.opener = null;
      opened.location.href = address;
      shared('linkedin');
    } catch (error) {
      opened?.close();
      notify.error(problemsOf(error)[0]!.message);
    }
  };
  return (
    <Card title="Share it">
      <div className={styles.part}>
        {unsaved.length > 0 && (
          <p>Save your changes first: the picture and the text here are as you last saved them.</p>
        )}
        <SelectField
          name="scale"
          label="Size of the picture"
          value={scale}
          onChange={({ target }) => setScale(target.value)}
          options={postScales.map((value) => ({ value: String(value), label: scaleWords[value] }))}
        />
        <FormActions>
          <Button
            variant="primary"
            href={postPictureUrl(post.key, Number(scale), { version: post.pageVersion, download: 1 })}
            download
            onClick={() => shared('download')}
          >
            Download picture
          </Button>
          <Button onClick={() => copyText(text(), 'Text copied.').then(() => shared('text'))}>Copy text</Button>
          {(isMade || review) && <Button onClick={openLinkedIn}>Share on LinkedIn</Button>}
          {!review && isMade && <Button href={jobPostUrl(post.key)}>View its page</Button>}
          {!review && !isMade && <DraftLink post={post} />}
        </FormActions>
        <p>
          {review
            ? 'LinkedIn shows the link to the review. To show this picture instead, download it and add it to your post.'
            : 'LinkedIn takes the picture from the page of this post.'}
        </p>
      </div>
    </Card>
  );
}

const scaleWords = { 1: 'Normal', 2: 'Sharp, twice as large', 3: 'For print, three times as large' } as const;

/** Copies a link that shows the page of a draft to others. */
function DraftLink({ post }: { post: PostRow }) {
  const make = useCommand<ShareCardLinkMutation>(graphql`
    mutation ShareCardLinkMutation($input: LinkPostDraftInput!) {
      linkPostDraft(input: $input) {
        errors { code message field }
        token
      }
    }
  `);
  const link = async () => {
    const { linkPostDraft } = await make({ postId: post.id });
    return absolute(location.origin, jobPostUrl(post.key, linkPostDraft?.token ?? ''));
  };
  return (
    <Button onClick={() => copyText(link(), 'Link copied. It works for 14 days and replaces any earlier one.')}>
      Copy preview link
    </Button>
  );
}

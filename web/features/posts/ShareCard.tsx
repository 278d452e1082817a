import { useState } from 'react';
import { graphql } from 'react-relay';
import { postScales } from '#common/posts/posts.ts';
import { absolute, jobPostUrl, linkedInShareUrl, postPictureUrl } from '#common/urls.ts';
import type { ShareCardLinkMutation } from '#web/__generated__/ShareCardLinkMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useEditor } from '#web/app-ui/use-settings.ts';
import { copyText } from '#web/features/reviews/lists/copy-link.ts';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import styles from './Posts.module.css';
import type { PostRow } from './post-values.ts';
import { LastShare, LinkedInAccess, type LinkedInProps, ShareOnLinkedIn, useLinkedIn } from './ShareOnLinkedIn.tsx';
import { usePostText } from './use-post-text.ts';

type ShareCardProps = { post: PostRow; linkedIn: LinkedInProps };

/** What people do with a saved post: download its picture, copy its text, and share it. */
export function ShareCard({ post, linkedIn }: ShareCardProps) {
  const [scale, setScale] = useState('1');
  const { unsaved } = useEditor();
  const { link, whole } = usePostText(post);
  const { review } = post;
  const isMade = post.state === 'made';
  const account = useLinkedIn(linkedIn);
  const shared = (network: string) => review && note({ event: 'review_shared', network });
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
          <Button onClick={() => copyText(whole(), 'Text copied.').then(() => shared('text'))}>Copy text</Button>
          {(isMade || review) && !account.isLive && <Button onClick={openLinkedIn}>Share on LinkedIn</Button>}
          {isMade && account.isLive && (
            <ShareOnLinkedIn post={post} account={account} onShared={() => shared('linkedin')} />
          )}
          {!review && isMade && <Button href={jobPostUrl(post.key)}>View its page</Button>}
          {!review && !isMade && <DraftLink post={post} />}
        </FormActions>
        {account.isLive ? (
          <LastShare {...account} />
        ) : (
          <p>
            {review
              ? 'LinkedIn shows the link to the review. To show this picture instead, download it and add it to your post.'
              : 'LinkedIn takes the picture from the page of this post.'}
          </p>
        )}
        {account.isOffered && <LinkedInAccess {...account} />}
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

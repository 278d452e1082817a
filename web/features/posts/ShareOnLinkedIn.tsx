import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useRevalidator } from 'react-router';
import { formatAge } from '#common/formats.ts';
import { postPictureUrl } from '#common/urls.ts';
import type { ShareOnLinkedIn_post$key } from '#web/__generated__/ShareOnLinkedIn_post.graphql.ts';
import type { ShareOnLinkedIn_query$key } from '#web/__generated__/ShareOnLinkedIn_query.graphql.ts';
import type { ShareOnLinkedInMutation } from '#web/__generated__/ShareOnLinkedInMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useLookAgain } from '#web/app-ui/use-look-again.ts';
import { useEditor } from '#web/app-ui/use-settings.ts';
import { AccessEnd } from '#web/features/connections/AccessEnd.tsx';
import { ConnectButton } from '#web/features/connections/ConnectButton.tsx';
import { useCommand } from '#web/kit/command.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './Posts.module.css';
import type { PostRow } from './post-values.ts';
import { usePostText } from './use-post-text.ts';

/** What a page knows about the viewer's LinkedIn account and a post's shares there. */
export type LinkedInProps = { data: ShareOnLinkedIn_query$key; shares: ShareOnLinkedIn_post$key };

/** The viewer's LinkedIn account, and the last share of a post there. Looks again while it is being shared. */
export function useLinkedIn({ data: key, shares }: LinkedInProps) {
  const data = useFragment(
    graphql`
      fragment ShareOnLinkedIn_query on Query {
        viewer {
          offeredVendors
        }
        connections(first: 5, filter: { vendor: "linkedin" }) {
          edges {
            node {
              state
              accountName
              ...AccessEnd_connection
            }
          }
        }
      }
    `,
    key,
  );
  const post = useFragment(
    graphql`
      fragment ShareOnLinkedIn_post on Post {
        id
        shares(first: 1) {
          edges { node { state problem url createdAt settledAt } }
        }
      }
    `,
    shares,
  );
  const isOffered = data.viewer?.offeredVendors.includes('linkedin') ?? false;
  const connection = nodesOf(data.connections).find(({ state }) => state !== 'disconnected');
  const last = nodesOf(post.shares)[0];
  useLookAgain(again, { id: post.id }, last?.state === 'sharing');
  return { isOffered, connection, last, isLive: connection?.state === 'live' };
}

const again = graphql`
  query ShareOnLinkedInAgainQuery($id: ID!) {
    ...ShareOnLinkedIn_query
    node(id: $id) {
      ...ShareOnLinkedIn_post @alias(as: "post")
    }
  }
`;

type Account = ReturnType<typeof useLinkedIn>;

type ShareProps = { post: PostRow; account: Account; onShared: () => void };

/** Shares a post on LinkedIn, after showing it as it will appear. */
export function ShareOnLinkedIn({ post, account: { connection, last }, onShared }: ShareProps) {
  const [text, setText] = useState<string | null>(null);
  const { unsaved } = useEditor();
  const { revalidate } = useRevalidator();
  const { whole } = usePostText(post);
  const share = useCommand<ShareOnLinkedInMutation>(graphql`
    mutation ShareOnLinkedInMutation($input: SharePostInput!) {
      sharePost(input: $input) {
        post { ...ShareOnLinkedIn_post }
        errors { code message field }
      }
    }
  `);
  const isAgain = last?.state === 'shared' || last?.state === 'unknown';
  const ask = async () => {
    if (unsaved.length > 0) return notify.error('Save your changes first.');
    if (!post.text) return notify.error('Enter the text of the post and save it first.');
    try {
      setText(await whole());
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    }
  };
  return (
    <>
      <Button busy={last?.state === 'sharing'} onClick={ask}>
        Share on LinkedIn
      </Button>
      <Confirm
        title={isAgain ? 'Share it again on LinkedIn?' : 'Share on LinkedIn?'}
        verb={isAgain ? 'Share again' : 'Share'}
        tone="primary"
        done="We're sharing your post."
        open={text !== null}
        onClose={() => setText(null)}
        act={async () => {
          await share({ postId: post.id, expectedVersion: post.version, again: isAgain });
          onShared();
          void revalidate();
        }}
      >
        <p>{`Everyone on LinkedIn can see it, as a post of ${connection?.accountName}:`}</p>
        <div className={styles.shared}>
          <p className={styles.sharedText}>{text}</p>
          <img className={styles.whole} src={postPictureUrl(post.key, 1, { version: post.pageVersion })} alt="" />
        </div>
      </Confirm>
    </>
  );
}

/** How the last share went. */
export function LastShare({ last, connection }: Account) {
  if (!last) return <p>{`LinkedIn gets this picture and your text, as a post of ${connection?.accountName}.`}</p>;
  if (last.state === 'sharing') return <p role="status">Sharing on LinkedIn…</p>;
  if (last.state !== 'shared')
    return (
      <Notice
        tone={last.state === 'failed' ? 'bad' : 'warn'}
        title={last.state === 'failed' ? "LinkedIn doesn't have this post" : 'We lost track of this post'}
        role="status"
      >
        {last.problem}
      </Notice>
    );
  const at = last.settledAt ?? last.createdAt;
  return (
    <p role="status">
      <span>Shared on LinkedIn </span>
      <When at={at} words={formatAge(at, new Date())} />
      {last.url && (
        <>
          <span>. </span>
          <Link href={last.url}>View it there</Link>
        </>
      )}
    </p>
  );
}

/** Connects LinkedIn from a post, or says that our access ends or has ended. */
export function LinkedInAccess({ connection }: Account) {
  const { pathname, search } = useLocation();
  const wayBack = pathname + search;
  if (connection) return <AccessEnd connection={connection} wayBack={wayBack} />;
  return (
    <>
      <p>Connect LinkedIn to share the picture and the text from here.</p>
      <div>
        <ConnectButton vendor="linkedin" variant="secondary" wayBack={wayBack} />
      </div>
    </>
  );
}

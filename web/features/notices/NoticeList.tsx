import { useState, useTransition } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { noticeSentence } from '#common/notices/kinds.ts';
import { noticeSettingsUrl } from '#common/urls.ts';
import type { NoticeList_query$data, NoticeList_query$key } from '#web/__generated__/NoticeList_query.graphql.ts';
import type { NoticeListMutation } from '#web/__generated__/NoticeListMutation.graphql.ts';
import type { NoticeListNextQuery } from '#web/__generated__/NoticeListNextQuery.graphql.ts';
import type { NoticeListQuery } from '#web/__generated__/NoticeListQuery.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { useSession } from '#web/kit/session/use-session.ts';
import { MoreOfList } from '#web/list/MoreOfList.tsx';
import { Button } from '#web/ui/Button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './NoticeList.module.css';

type Edges = NonNullable<NonNullable<NoticeList_query$data['notices']>['edges']>;
type Row = NonNullable<NonNullable<Edges[number]>['node']>;

const atOnce = 25;

/** Everything that happened, the newest first: all of it, or what is unread. `onLeave` runs when a notice is opened. */
export default function NoticeList({ onLeave }: { onLeave: () => void }) {
  const [shown, setShown] = useState({ isUnread: false, reading: 0 });
  const [isPending, startTransition] = useTransition();
  const show = (isUnread: boolean) =>
    startTransition(() => setShown(({ reading }) => ({ isUnread, reading: reading + 1 })));
  const data = useLazyLoadQuery<NoticeListQuery>(
    query,
    { filter: shown.isUnread ? { isUnread: true } : null, first: atOnce },
    { fetchKey: shown.reading, fetchPolicy: 'network-only' },
  );
  return (
    <div className={styles.notices} aria-busy={isPending || undefined}>
      <Rows
        key={shown.reading}
        data={data}
        unread={data.viewer?.unreadNotices ?? 0}
        isUnread={shown.isUnread}
        onShow={show}
        onLeave={onLeave}
      />
      <p className={styles.settings}>
        <Link href={noticeSettingsUrl()} onClick={onLeave}>
          Choose what we email you about
        </Link>
      </p>
    </div>
  );
}

type RowsProps = {
  data: NoticeList_query$key;
  unread: number;
  isUnread: boolean;
  onShow: (isUnread: boolean) => void;
  onLeave: () => void;
};

function Rows({ data, unread, isUnread, onShow, onLeave }: RowsProps) {
  const { switchUser } = useSession();
  const mark = useCommand<NoticeListMutation>(mutation);
  const {
    data: { notices },
    hasNext,
    loadNext,
  } = usePaginationFragment<NoticeListNextQuery, NoticeList_query$key>(fragment, data);
  const rows = (notices?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const [now] = useState(() => new Date());
  // What somebody has read is theirs alone: whoever acts as them changes nothing.
  const canMark = switchUser === null;
  return (
    <>
      <div className={styles.bar}>
        <fieldset className={styles.filter}>
          <legend>
            <VisuallyHidden>Show</VisuallyHidden>
          </legend>
          <Button
            size="small"
            aria-pressed={!isUnread}
            variant={isUnread ? 'quiet' : 'secondary'}
            onClick={() => onShow(false)}
          >
            All
          </Button>
          <Button
            size="small"
            aria-pressed={isUnread}
            variant={isUnread ? 'secondary' : 'quiet'}
            onClick={() => onShow(true)}
          >
            Unread
          </Button>
        </fieldset>
        {canMark && unread > 0 && (
          <ActButton
            size="small"
            variant="quiet"
            act={() => mark({ isRead: true })}
            done="All notices are marked as read."
            onSettled={() => onShow(isUnread)}
          >
            Mark all as read
          </ActButton>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState>
          {isUnread
            ? "You've read everything."
            : 'Nothing has happened yet. New reviews and decisions will be listed here.'}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label="Notices">
          {rows.map((row) => (
            <NoticeRow key={row.id} row={row} now={now} onLeave={onLeave} mark={canMark ? mark : null} />
          ))}
        </ul>
      )}
      {hasNext && (
        <MoreOfList href="#more" shown={rows.length} noun="notice" loadNext={loadNext as never} atOnce={atOnce} />
      )}
    </>
  );
}

type NoticeRowProps = {
  row: Row;
  now: Date;
  onLeave: () => void;
  mark: ReturnType<typeof useCommand<NoticeListMutation>> | null;
};

function NoticeRow({ row: { id, kind, about, path, at, isRead }, now, onLeave, mark }: NoticeRowProps) {
  const set = async (wanted: boolean) => {
    try {
      await mark?.({ ids: [id], isRead: wanted });
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    }
  };
  const sentence = noticeSentence(kind, about ?? null);
  return (
    <li className={classes(styles.row, !isRead && styles.unread)}>
      <span className={styles.dot}>{!isRead && <VisuallyHidden>Unread</VisuallyHidden>}</span>
      <div className={styles.words}>
        <Link
          href={path}
          className={styles.link}
          onClick={() => {
            if (!isRead) void set(true);
            onLeave();
          }}
        >
          {sentence}
        </Link>
        <When className={styles.when} at={at} words={formatAge(at, now)} />
      </div>
      {mark && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`Mark as ${isRead ? 'unread' : 'read'}: ${sentence}`}
          onClick={() => set(!isRead)}
        >
          {isRead ? 'Mark unread' : 'Mark read'}
        </Button>
      )}
    </li>
  );
}

const query = graphql`
  query NoticeListQuery($filter: NoticeFilter, $first: Int, $after: String) {
    viewer {
      id
      unreadNotices
    }
    ...NoticeList_query
  }
`;

const fragment = graphql`
  fragment NoticeList_query on Query @refetchable(queryName: "NoticeListNextQuery") {
    notices(filter: $filter, first: $first, after: $after) @connection(key: "NoticeList_notices", filters: ["filter"]) {
      edges {
        node {
          id
          kind
          about
          path
          at
          isRead
        }
      }
    }
  }
`;

const mutation = graphql`
  mutation NoticeListMutation($input: MarkNoticesInput!) {
    markNotices(input: $input) {
      errors { code message field }
      user {
        id
        unreadNotices
      }
      notices {
        id
        isRead
      }
    }
  }
`;

import { useFragment } from 'react-relay';
import { describe, expect, test, vi } from 'vitest';
import { AppTheme } from '#web/app-ui/AppTheme.tsx';
import { unansweredList } from '#web/features/reviews/lists/PublishedList.tsx';
import type { PageProps } from '#web/kit/page.ts';
import { addressOf, renderPage } from '../testing/render-page.tsx';
import { sampleReview } from '../testing/samples.ts';
import * as ReviewsPage from './ReviewsPage.tsx';

const atTab = (tab: string) => addressOf(`/reviews/${tab}`, { params: { tab } });
const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const frame = { viewer: null, reviewCounts: null };
const listed = (nodes: readonly object[]) => ({
  edges: nodes.map((node) => ({ cursor: 'c', node })),
  pageInfo: { endCursor: null, hasNextPage: false },
});

const received = (changes: object = {}) => ({
  ...sampleReview,
  privateNote: null,
  publishedAt: '2026-11-21T09:31:00.000Z',
  editedAt: null,
  companyVisibility: null,
  placement: null,
  queuedReply: null,
  viewerCanReply: true,
  replyVersions: listed([]),
  ...changes,
});
const reply = {
  body: 'Thank you.',
  version: 1,
  createdAt: '2026-11-22T09:30:00.000Z',
  updatedAt: '2026-11-22T09:30:00.000Z',
  editedAt: null,
};

const themed = (Content: (props: PageProps) => unknown) => ({
  default: (props: PageProps) => <AppTheme>{Content(props) as never}</AppTheme>,
  page: ReviewsPage.page,
});
const drawTab = (tab: string, found: object) =>
  renderPage(
    themed((props) => <ReviewsPage.default {...props} />),
    { ...frame, ...found },
    atTab(tab),
  );

/** The foot of the panel of the only row. */
function Foot({ data, looksOnly }: { data: unknown; looksOnly: boolean }) {
  const { kind } = unansweredList;
  const found = useFragment(kind.fragment, data as never);
  const row = kind.connection(found as never)?.edges?.[0]?.node as never;
  const around = { at: { query: {}, href: kind.href }, listId: undefined, given: { looksOnly } as never };
  return kind.open(row, around).actions as never;
}

describe('a row of published reviews', () => {
  const draw = (changes?: object) => drawTab('publishedNotReplied', { receivedReviews: listed([received(changes)]) });

  test('shows the stars, who, when, one line of the text, and the level as its badge', () => {
    const html = draw({ body: 'x'.repeat(500) });
    expect(text(html)).toMatch(/Dana P\. .*Clear about the role x{240} .*Level 3 Placement confirmed/);
    expect(html).not.toContain('x'.repeat(241));
    expect(html).toContain('4 out of 5 stars');
    expect(html).toMatch(/<button[^>]*aria-describedby[^>]*>.*?Level 3/s);
    expect(html).toMatch(/<time[^>]*title="Nov 21, 2026/);
  });

  test('offers to reply; once replied, it says so and offers to edit', () => {
    expect(draw()).toMatch(/<button[^>]*aria-label="Reply to Dana P\."[^>]*>Reply</);
    const replied = draw({ reply });
    expect(replied).not.toContain('Reply to Dana P.');
    expect(text(replied)).toMatch(/Replied Edit/);
    expect(text(draw({ queuedReply: 'They lied.' }))).toMatch(/Being checked Edit/);
  });
});

describe('the foot of an open review', () => {
  const draw = (changes?: object, looksOnly?: boolean) =>
    renderPage(
      { default: ({ data }: PageProps) => <Foot data={data} looksOnly={looksOnly ?? false} />, page: ReviewsPage.page },
      { ...frame, receivedReviews: listed([received(changes)]) },
      atTab('publishedNotReplied'),
    );

  test('has the reply first, and no reply for staff', () => {
    expect(draw()).toMatch(/^<span[^>]*><button[^>]*class="[^"]*primary[^"]*"[^>]*>Reply<\/button>/);
    expect(text(draw({ reply }))).toMatch(/^ Edit reply Delete reply .*Copy link Copy text View public page/);
    expect(text(draw({}, true))).not.toContain('Reply');
  });

  test('continues a reply that was typed and not sent', () => {
    const kept = JSON.stringify({ body: 'Thank y' });
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => (name.endsWith(`reply ${sampleReview.id}`) ? kept : null),
      setItem: () => {},
      removeItem: () => {},
    });
    expect(text(draw())).toMatch(/^ Continue reply /);
  });
});

describe('a row of invitations', () => {
  const invitation = {
    __typename: 'Invitation',
    id: 'Invitation:1',
    recipientName: 'Dana Price',
    recipientEmail: 'dana@harbour.example',
    audience: 'candidate',
    message: null,
    state: 'sent',
    createdAt: '2026-11-20T09:30:00.000Z',
    scheduledFor: null,
    sentAt: null,
    completedAt: null,
    expiresAt: null,
    remindersSent: 0,
    nextReminderAt: null,
    waitsForRoom: false,
    bounceReason: null,
    cancelledBecause: null,
    viewerCanCancel: false,
    viewerCanDelete: false,
    viewerCanResume: false,
    viewerCanReschedule: false,
    viewerCanCorrect: false,
    viewerCanInviteAgain: false,
    inviteAgainFrom: null,
    review: null,
    pendingReview: null,
    placement: null,
    recruiter: null,
  };
  const draw = (changes: object) => drawTab('requested', { invitations: listed([{ ...invitation, ...changes }]) });

  test('leads to the review that answers it', () => {
    const review = { __typename: 'Review', id: 'Review:1', reply: null };
    expect(draw({ state: 'completed', review })).toMatch(
      /<a [^>]*href="\/reviews\/publishedNotReplied\?open=Review%3A1"[^>]*>View review</,
    );
  });

  test.each([
    [{ state: 'draft', viewerCanReschedule: true, viewerCanDelete: true }, 'Send now'],
    [{ state: 'bounced', viewerCanCorrect: true }, 'Correct email'],
    [{ state: 'expired', viewerCanInviteAgain: true }, 'Invite again'],
  ])('%j offers ‘%s’', (changes, verb) => {
    expect(draw(changes)).toContain(`>${verb}</button>`);
  });

  test('offers nothing while it waits for an answer, or before its person can be invited again', () => {
    const tooSoon = { state: 'expired', viewerCanInviteAgain: true, inviteAgainFrom: '2999-01-01T00:00:00.000Z' };
    for (const changes of [{}, tooSoon]) expect(draw(changes)).not.toContain(': Dana Price"');
  });
});

import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { matchRoute } from '#common/routes.ts';
import { renderMail } from '#server/mail/render.tsx';
import { ChangesRequestedMail, changesRequested } from './ChangesRequestedMail.tsx';
import { EditApprovedMail, editApproved } from './EditApprovedMail.tsx';
import { FlagsDecidedMail, flagDecided, flagsDecided, replyDecided } from './FlagsDecidedMail.tsx';
import { FlagsDueMail, flagsDue } from './FlagsDueMail.tsx';
import { ReplyRejectedMail } from './ReplyRejectedMail.tsx';
import { ReplyReportedMail } from './ReplyReportedMail.tsx';
import { ReviewEditedMail, reviewEdited } from './ReviewEditedMail.tsx';
import { ReviewFlaggedMail, reviewFlagged } from './ReviewFlaggedMail.tsx';
import { ReviewRejectedMail, reviewRejected } from './ReviewRejectedMail.tsx';
import { ReviewWithdrawnMail, reviewWithdrawn } from './ReviewWithdrawnMail.tsx';

const surroundings = {
  siteUrl: 'https://plaudit.example',
  contactEmail: 'hello@plaudit.example',
  unsubscribeUrl: null,
};
const read = async (mail: ReactElement) => {
  const { text, html } = await renderMail(mail, surroundings);
  return { plain: text.replace(/\s+/g, ' '), html };
};
const facts = {
  reviewerName: 'Dana Price',
  shownName: 'Dana P.',
  recruiterName: 'Ada Reyes',
  agencyName: 'Harbour Talent',
  agencyContact: 'privacy@harbour.example',
  title: 'Kept me informed',
  body: 'Ada called when she said she would.',
  overall: 4,
  level: 3,
  reviewUrl: 'https://plaudit.example/recruiter/ada-reyes#review-1',
  profileUrl: 'https://plaudit.example/recruiter/ada-reyes',
  editUrl: 'https://plaudit.example/review-edit/1/secret',
  answerUrl: 'https://plaudit.example/flag-answer/2/secret',
} as const;
const decided = {
  ...facts,
  about: 'review',
  reply: null,
  readerName: 'Dana Price',
  wasFlagged: true,
  words: null,
} as const;
const removed = { state: 'removed', reason: 'personal_data' } as const;

describe('the reviewer', () => {
  test('reads what to change, where and by when; the reminder says how much time is left', async () => {
    const wanted = { ...facts, words: 'Leave out the name.', isReminder: false };
    expect(changesRequested.subject(wanted)).toBe('Your review of Ada Reyes needs a change');
    const { plain } = await read(<ChangesRequestedMail {...wanted} />);
    for (const fact of ['> Leave out the name.', facts.editUrl, 'You have 7 days.', 'how many stars you gave'])
      expect(plain).toContain(fact);
    expect((await read(<ChangesRequestedMail {...wanted} isReminder />)).plain).toContain('You have 3 days.');
  });

  test('of a flagged review reads the reason, that nothing has changed, and how to answer, edit and withdraw', async () => {
    expect(reviewFlagged.subject({ ...facts, reason: 'not_a_client' })).toBe(
      'Someone flagged your review of Ada Reyes',
    );
    const { plain } = await read(<ReviewFlaggedMail {...facts} reason="not_a_client" />);
    for (const fact of [
      'Not a client',
      facts.answerUrl,
      facts.editUrl,
      'Your review is still public',
      '5 days to answer',
      '7 days',
    ])
      expect(plain).toContain(fact);
  });

  test('reads that a rejected edit leaves the review as it was, and that no answer arrived in time', async () => {
    const edit = { ...facts, reason: 'accusation', words: null, isEdit: true } as const;
    expect(reviewRejected.subject(edit)).toBe("We didn't publish your edit to your review of Ada Reyes");
    expect((await read(<ReviewRejectedMail {...edit} />)).plain).toContain('Your earlier version stays public.');
    const { plain } = await read(<ReviewRejectedMail {...edit} isEdit={false} reason="no_answer" />);
    expect(plain).toContain("and didn't hear back, so we didn't publish it:");
    expect(plain).not.toContain('A moderator read');
  });

  test('is told about an approved edit and a withdrawal, with the days until the text is erased', async () => {
    expect(editApproved.subject(facts)).toBe('Your edited review of Ada Reyes is public');
    expect((await read(<EditApprovedMail {...facts} />)).plain).toContain(facts.editUrl);
    expect(reviewWithdrawn.subject(facts)).toBe('You withdrew your review of Ada Reyes');
    expect((await read(<ReviewWithdrawnMail {...facts} />)).plain).toContain('erase its text in 30 days');
  });
});

describe('a decision about flags', () => {
  test('tells the writer why the review was removed, what stays counted, and how to object', async () => {
    const props = { ...decided, reader: 'writer', outcome: removed, words: 'It names your manager.' } as const;
    expect(flagsDecided.subject(props)).toBe('Your review of Ada Reyes was removed');
    const { plain } = await read(<FlagsDecidedMail {...props} />);
    for (const fact of [
      '> Kept me informed',
      'It names people',
      '> It names your manager.',
      'keep the text for 365 days',
      'hello@plaudit.example',
    ])
      expect(plain).toContain(fact);
  });

  test('tells somebody who flagged it neither its title nor its writer', async () => {
    const props = { ...decided, reader: 'flagger', readerName: '', outcome: { state: 'upheld' } } as const;
    expect(flagsDecided.subject(props)).toBe('The review of Ada Reyes that you flagged stays up');
    const { plain } = await read(<FlagsDecidedMail {...props} />);
    expect(plain).toContain('Hello,');
    for (const secret of ['Dana', 'Kept me informed']) expect(plain).not.toContain(secret);
    const gone = await read(<FlagsDecidedMail {...props} outcome={{ state: 'closed', because: 'withdrawn' }} />);
    expect(gone.plain).toContain('The reviewer withdrew the review.');
  });

  test('tells the recruiter, even about a review that nobody flagged', async () => {
    const props = {
      ...decided,
      reader: 'recruiter',
      readerName: 'Ada Reyes',
      outcome: removed,
      wasFlagged: false,
    } as const;
    expect(flagsDecided.subject(props)).toBe('A review of you was removed');
    expect((await read(<FlagsDecidedMail {...props} />)).plain).toContain('A moderator removed it.');
  });
});

describe('a report of a reply', () => {
  const reply = 'You never came to the interview.';

  test('tells its author the reason, where to edit it, and nothing that the reporter wrote', async () => {
    const ownUrl = 'https://plaudit.example/reviews/publishedReplied?open=1';
    const { plain } = await read(
      <ReplyReportedMail name="Ada Reyes" title={facts.title} reply={reply} reason="wrong_person" ownUrl={ownUrl} />,
    );
    for (const fact of [`> ${reply}`, 'About something else', ownUrl, 'still public', '7 days'])
      expect(plain).toContain(fact);
  });

  test('tells its author and the reporter what was decided, and the reporter neither text nor review', async () => {
    const props = { ...decided, about: 'reply', reply, readerName: 'Ada Reyes', outcome: removed } as const;
    expect(replyDecided.subject({ ...props, reader: 'writer' })).toBe('Your reply to a review was removed');
    const author = await read(<FlagsDecidedMail {...props} reader="writer" editUrl={null} words="Keep to facts." />);
    for (const fact of [`> ${reply}`, '> Keep to facts.', 'A moderator will check it', 'hello@plaudit.example'])
      expect(author.plain).toContain(fact);
    const flagger = { ...props, reader: 'flagger', readerName: '', editUrl: null } as const;
    expect(flagDecided.subject(flagger)).toBe('The reply by Ada Reyes that you reported was removed');
    const { plain } = await read(<FlagsDecidedMail {...flagger} />);
    for (const secret of ['Dana', 'Kept me informed', reply]) expect(plain).not.toContain(secret);
    const gone = { state: 'closed', because: 'reply_deleted' } as const;
    expect((await read(<FlagsDecidedMail {...flagger} outcome={gone} />)).plain).toContain('deleted by its author');
  });
});

test('the recruiter reads the changed review, and that the reply is older', async () => {
  expect(reviewEdited.subject({ ...facts, hasReply: true })).toBe('Dana P. edited a review of you');
  const { plain, html } = await read(<ReviewEditedMail {...facts} hasReply />);
  for (const fact of ['Overall: 4 of 5', '> Ada called', 'Your reply stays under it']) expect(plain).toContain(fact);
  expect(html).not.toContain('Dana Price');
});

test('the writer of a rejected reply reads the reason', async () => {
  const props = {
    name: 'Ada Reyes',
    title: facts.title,
    reply: 'You stole.',
    isAccusing: true,
    words: 'No.',
    reviewUrl: facts.reviewUrl,
  };
  const { plain } = await read(<ReplyRejectedMail {...props} />);
  for (const fact of ['> You stole.', '> No.', 'To object, email hello@plaudit.example']) expect(plain).toContain(fact);
});

test('super admins are told what is due and what is overdue', async () => {
  const props = { name: 'Mo', due: 2, overdue: 1, panelUrl: 'https://plaudit.example/panel-admin/review-flags' };
  expect(flagsDue.subject(props)).toBe('1 overdue flag');
  expect((await read(<FlagsDueMail {...props} />)).plain).toContain('2 others must be decided soon.');
});

test.each([
  ['changes', <ChangesRequestedMail key="1" {...facts} words="Leave it out." isReminder={false} />],
  ['flag', <ReviewFlaggedMail key="2" {...facts} reason="spam" />],
  ['decision', <FlagsDecidedMail key="3" {...decided} reader="writer" outcome={{ state: 'upheld' }} />],
  ['withdrawal', <ReviewWithdrawnMail key="4" {...facts} />],
])('the email about a %s links only to pages that exist', async (_, mail) => {
  const { html } = await read(mail);
  const links = [...html.matchAll(/href="(http[^"]+)"/g)].map(([, url]) => new URL(url!).pathname);
  expect(links.length).toBeGreaterThan(0);
  for (const path of links) expect(matchRoute(path)?.route).toMatchObject({ isBuilt: true });
});

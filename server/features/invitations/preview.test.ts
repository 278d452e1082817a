import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import { request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer } from '#server/session/viewer.ts';
import { createRecruiter, createRecruiterWithLogin } from '../profiles/profiles.factories.ts';

const { database, context } = await testDatabase();

describe('the preview of the email', () => {
  const preview = async (viewer: Viewer, input: object) => {
    const text = `query ($input: InvitationPreviewInput!) { invitationPreview(input: $input) { subject html text } }`;
    return (await request(context(viewer), text, { input: { audience: 'candidate', ...input } })).data[
      'invitationPreview'
    ] as unknown as { subject: string; html: string; text: string } | null;
  };

  test('is the email itself, with the words typed so far', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const shown = await preview(viewer, {
      recipientName: 'Dana&Lee Price',
      jobTitle: 'Site Engineer',
      companyName: 'Bridge & Sons',
      startDate: '2026-09-01',
      message: 'How was it?',
    });
    expect(shown?.subject).toContain(recruiter.name);
    expect(shown?.html).toContain('Hello Dana&amp;Lee,');
    for (const words of [
      'Site Engineer',
      'Bridge & Sons',
      'Sep 1, 2026',
      'How was it?',
      "What's public",
      'unsubscribe',
    ])
      expect(shown?.text).toContain(words);
  });

  test('is rendered from the first key on, as an invitation or a reminder', async () => {
    const { viewer } = await createRecruiterWithLogin(database);
    expect((await preview(viewer, { startDate: '2026-1' }))?.text).toContain('Hello …,');
    expect((await preview(viewer, { kind: 'reminder', audience: 'employer' }))?.subject).toMatch(/^Reminder/);
  });

  test('is for those who can invite', async () => {
    const other = await createRecruiter(database);
    const { viewer } = await createRecruiterWithLogin(database);
    expect(await preview(viewer, { recruiterId: `Recruiter:${other.id}` })).toBeNull();
    expect(await preview(stranger, {})).toBeNull();
  });
});

import { expect, test } from 'vitest';
import '../../index.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { request } from '#server/graphql/testing/request.ts';
import { stranger, type Viewer, viewerOf } from '#server/session/viewer.ts';
import { createAgency, createRecruiterWithLogin } from '../../profiles/profiles.factories.ts';

const { database, context } = await testDatabase();
const agency = await createAgency(database, {
  ...{ plan: 'ultimate_team', name: 'Old Quay', contact_email: 'hello@old-quay.example' },
});
const { user } = await createRecruiterWithLogin(database, {
  ...{ agency_id: agency.id, roles: ['ROLE_RECRUITER', 'ROLE_RECRUITER_ADMIN', 'ROLE_ULTIMATE_TEAM'] },
});
const admin = await viewerOf(database, user.id);

const preview = async (viewer: Viewer, input: object) => {
  const text =
    'query ($input: SurveyMailPreviewInput!) { surveyMailPreview(input: $input) { from replyTo reminders subject html text } }';
  const { data } = await request(context(viewer), text, { input: { audience: 'candidate', ...input } });
  return data['surveyMailPreview'] as unknown as {
    from: string;
    replyTo: string;
    subject: string;
    html: string;
    text: string;
  };
};

test('the email is drawn as it will be sent, with what is typed', async () => {
  const own = { template: 'custom_template', accent: '#7a1f5c', subject: 'One question', text: 'Two minutes, please.' };
  const drawn = await preview(admin, {
    ...own,
    question: 'Would you come back?',
    senderName: 'Ana',
    message: 'Hi there',
  });
  expect(drawn).toMatchObject({ replyTo: 'hello@old-quay.example', reminders: 2, subject: 'One question' });
  expect(drawn.from).toContain('Ana via ');
  for (const said of ['Would you come back?', 'Two minutes, please.', 'Hi there', 'Old Quay'])
    expect(drawn.text).toContain(said);
  expect(drawn.html).toContain('#7a1f5c');
  expect(drawn.text).not.toContain('Recruiter');
});

test('without own words, or with a color that cannot be read, it has ours; a placement is shown by its facts', async () => {
  const drawn = await preview(admin, {
    ...{ template: 'default_template', accent: '#7a1f5c', subject: 'Not used', isAboutPlacement: true },
  });
  expect(drawn.subject).toContain('Old Quay');
  expect(drawn.html).not.toContain('#7a1f5c');
  expect(drawn.text).toContain('Recruiter');
  expect((await preview(admin, { template: 'custom_template', accent: '#ffff00' })).html).not.toContain('#ffff00');
});

test('strangers and agencies without surveys get none', async () => {
  const other = await createAgency(database, { plan: 'free' });
  const recruiter = await createRecruiterWithLogin(database, { agency_id: other.id, roles: ['ROLE_RECRUITER'] });
  expect(await preview(stranger, {})).toBeNull();
  expect(await preview(await viewerOf(database, recruiter.user.id), {})).toBeNull();
});

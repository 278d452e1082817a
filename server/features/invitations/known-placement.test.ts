import type { Insertable } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#server/database/testing/database.ts';
import type { DB } from '#server/database/types.ts';
import type { Viewer } from '#server/session/viewer.ts';
import { createPlacement } from '../placements/placements.factories.ts';
import { createRecruiterWithLogin } from '../profiles/profiles.factories.ts';
import { createReview } from '../reviews/reviews.factories.ts';
import { createInvitation } from './invitations.factories.ts';
import { invitationsIn, placed, someone } from './testing/create.ts';

const own = await testDatabase();
const { database } = own;
const { kysely } = database;
const { createAll, invitationsOf, placementsOf } = invitationsIn(own);

describe('an existing placement', () => {
  const known = async (changes: Partial<Insertable<DB['placements']>> = {}) => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const placement = await createPlacement(database, {
      recruiter_id: recruiter.id,
      agency_id: recruiter.agency_id,
      candidate_name: 'Casey Wintergreen',
      candidate_email: someone(),
      contact_name: null,
      contact_email: null,
      ...changes,
    });
    return { viewer, recruiter, placement };
  };

  test('gets invitations for both sides by its id, and stores the people it lacks', async () => {
    const { viewer, recruiter, placement } = await known();
    const invited = {
      placementId: `Placement:${placement.id}`,
      candidateName: 'Casey Wintergreen',
      candidateEmail: placement.candidate_email,
      contactName: 'Robin Reed',
      contactEmail: someone('robin'),
    };
    const { results } = await createAll(viewer, { invitations: [invited] });
    expect(results.map(({ invitation, errors }) => [invitation?.audience, errors])).toEqual([
      ['candidate', []],
      ['employer', []],
    ]);
    expect(await placementsOf(recruiter.agency_id)).toMatchObject([
      { id: placement.id, job_title: placement.job_title, contact_email: invited.contactEmail },
    ]);
  });

  test('replaces the draft for the side that is invited, and leaves that of the other', async () => {
    const { viewer, recruiter, placement } = await known({ contact_name: 'Robin Reed', contact_email: someone() });
    const about = { placement_id: placement.id, recruiter_id: recruiter.id, state: 'draft' };
    await createInvitation(database, about);
    const other = await createInvitation(database, { ...about, audience: 'employer' });
    const invited = {
      placementId: `Placement:${placement.id}`,
      candidateName: 'Casey Wintergreen',
      candidateEmail: placement.candidate_email,
      message: 'Changed in the form.',
    };
    const { results } = await createAll(viewer, { invitations: [invited] });
    expect(results.map(({ errors }) => errors)).toEqual([[]]);
    const left = await invitationsOf(recruiter.agency_id);
    expect(left.map(({ audience, state, message }) => [audience, state, message]).toSorted()).toEqual([
      ['candidate', 'scheduled', 'Changed in the form.'],
      ['employer', 'draft', null],
    ]);
    expect(left.map(({ id }) => id)).toContain(other.id);
  });

  test('is not open to others than its side, nor once it was cancelled', async () => {
    const { viewer } = await known();
    const { placement: foreign } = await known();
    const { viewer: owner, placement: cancelled } = await known({
      state: 'cancelled',
      cancelled_because: 'fell_through',
    });
    const about = ({ id }: { id: string }) => ({
      placementId: `Placement:${id}`,
      candidateName: 'Casey',
      candidateEmail: someone(),
    });
    expect((await createAll(viewer, { invitations: [about(foreign)] })).results[0]?.errors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    expect((await createAll(owner, { invitations: [about(cancelled)] })).results[0]?.errors).toMatchObject([
      { code: 'STATE' },
    ]);
  });

  describe('is invited about at the addresses of its people', () => {
    const inviteAt = async (viewer: Viewer, { id }: { id: string }, candidateEmail: string | null) => {
      const invitations = [{ placementId: `Placement:${id}`, candidateName: 'Casey', candidateEmail }];
      const { results } = await createAll(viewer, { invitations });
      return results.flatMap(({ errors }) => errors.map(({ code, field }) => ({ code, field })));
    };
    const addressOf = async ({ id }: { id: string }) =>
      (await kysely.selectFrom('placements').select('candidate_email').where('id', '=', id).executeTakeFirstOrThrow())
        .candidate_email;
    const other = [{ code: 'OTHER_ADDRESS', field: 'candidateEmail' }];
    const lately = new Date(Date.now() - 200 * 86_400_000);
    const invitedBefore = (placement: { id: string; candidate_email: string | null }, state: string, change = {}) =>
      createInvitation(database, {
        placement_id: placement.id,
        state,
        recipient_email: placement.candidate_email!,
        created_at: lately,
        scheduled_for: lately,
        sent_at: lately,
        ...change,
      });

    test.each(['bullhorn', 'csv_imported'])('from %s, at once', async (source) => {
      const { viewer, placement } = await known({ source });
      expect(await inviteAt(viewer, placement, someone('friend'))).toEqual(other);
      expect(await inviteAt(viewer, placement, placement.candidate_email)).toEqual([]);
    });

    test('entered by hand, once an invitation has left; before, it takes the address', async () => {
      const { viewer, placement } = await known();
      const corrected = someone('right');
      expect(await inviteAt(viewer, placement, corrected)).toEqual([]);
      expect(await addressOf(placement)).toBe(corrected);
      const { viewer: owner, placement: invited } = await known();
      await invitedBefore(invited, 'expired');
      expect(await inviteAt(owner, invited, someone('friend'))).toEqual(other);
      expect(await addressOf(invited)).toBe(invited.candidate_email);
      expect(await inviteAt(owner, invited, invited.candidate_email)).toEqual([]);
    });

    test('without a named person, at the first invited address', async () => {
      const { viewer, placement } = await known({ source: 'bullhorn', candidate_email: null });
      const first = someone('first');
      await invitedBefore(placement, 'expired', { recipient_email: first });
      expect(await inviteAt(viewer, placement, someone('friend'))).toEqual(other);
      expect(await inviteAt(viewer, placement, first)).toEqual([]);
    });

    test('unless that address bounced', async () => {
      const { viewer, placement } = await known({ source: 'bullhorn' });
      await invitedBefore(placement, 'bounced', { bounced_because: '550 5.1.1 no such mailbox' });
      expect(await inviteAt(viewer, placement, someone('right'))).toEqual([]);
    });

    test('and not at all once that side has reviewed, even through the open link', async () => {
      const { viewer, recruiter, placement } = await known();
      const review = await createReview(database, {
        agency_id: recruiter.agency_id,
        recruiter_id: recruiter.id,
        placement_id: placement.id,
        level: 1,
        reviewer_type: 'candidate',
        reviewer_email: placement.candidate_email,
      });
      const reviewed = [{ code: 'REVIEWED', field: 'candidateEmail' }];
      for (const email of [placement.candidate_email, someone('friend')])
        expect(await inviteAt(viewer, placement, email)).toEqual(reviewed);
      // A withdrawn review does not count; its writer can be invited, and nobody else.
      await kysely
        .updateTable('reviews')
        .set({ publication: 'withdrawn', gone_at: new Date() })
        .where('id', '=', review.id)
        .execute();
      expect(await inviteAt(viewer, placement, someone('friend'))).toEqual(other);
      expect(await inviteAt(viewer, placement, placement.candidate_email)).toEqual([]);
    });
  });

  test('is found again by its facts, however they are written, and not duplicated', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const employer = {
      candidateName: null,
      candidateEmail: null,
      contactName: 'Robin Reed',
      contactEmail: someone('robin'),
    };
    const candidate = placed();
    await createAll(viewer, { invitations: [placed(employer)] });
    // The contact identifies the placement whose candidate had no name.
    await createAll(viewer, { invitations: [{ ...candidate, jobTitle: 'SITE engineer', contactName: 'Robin Reed' }] });
    await createAll(viewer, {
      invitations: [{ ...candidate, contactName: 'Robin Reed', contactEmail: employer.contactEmail }],
    });
    await createAll(viewer, { invitations: [placed({ ...employer, companyName: 'pinwheel logistics' })] });
    expect(await placementsOf(recruiter.agency_id)).toMatchObject([
      { candidate_email: candidate['candidateEmail'], contact_email: employer.contactEmail },
    ]);
    expect(await invitationsOf(recruiter.agency_id)).toHaveLength(2);
  });

  test('is recorded once when two people invite at the same moment', async () => {
    const { viewer, recruiter } = await createRecruiterWithLogin(database);
    const candidate = placed({ candidateEmail: null });
    const both = [someone('robin'), someone('alex')].map((contactEmail) => ({
      ...candidate,
      contactName: 'Robin',
      contactEmail,
    }));
    await Promise.all(both.map((one) => createAll(viewer, { invitations: [one] })));
    expect(await placementsOf(recruiter.agency_id)).toHaveLength(1);
  });
});

import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { oneOf, optional } from '#common/inputs.ts';
import { openReviewLimits } from '#common/limits.ts';
import { audiences } from '#common/reviews/criteria.ts';
import { type OpenReview, openReviewInput } from '#common/reviews/writing/inputs.ts';
import { absolute, recruiterUrl, reviewConfirmUrl } from '#common/urls.ts';
import { defineCommand } from '#server/commands/command.ts';
import { readOrRefuse, refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import { env } from '#server/env.ts';
import { useCaptcha } from '#server/features/accounts/session/captcha.ts';
import { isOfAgency } from '#server/features/profiles/own-addresses.ts';
import { mailedLately } from '#server/mail/mailed-lately.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import { senderOf } from '#server/session/sender-network.ts';
import { derivedKey, hashToken } from '#server/session/tokens.ts';
import { confirmReview } from '../mails/ConfirmReviewMail.tsx';
import { isTooFast } from './form-timing.ts';
import { placementToReview } from './placement-to-review.ts';
import { sentBy } from './senders.ts';

const hour = 3_600_000;

/**
 * Somebody without an invitation writes about a recruiter. It becomes a review once a mailed link confirms the address.
 * The answer reveals nothing about an address, except that it belongs to the agency. The same form sent twice within a
 * day causes one email. Refused with CAPTCHA if a network has sent several and a check must be solved.
 */
export const sendOpenReview = defineCommand({
  name: 'sendOpenReview',
  // The required fields depend on the audience, so the rest is read once that is known.
  input: z.looseObject({
    recruiterId: z.uuid(),
    audience: oneOf(audiences, 'Choose whether you were placed in a job or hired someone.'),
    captcha: optional(z.string().max(4000)),
    isFromAgencyPage: z.boolean().nullish(),
    beginning: optional(z.string().max(100)),
  }),
  run: async (write, { recruiterId, audience, captcha, isFromAgencyPage, beginning, ...raw }) => {
    const isShortForm = env.PLAUDIT_FEATURES.simplifyReviewForm;
    const input = readOrRefuse(openReviewInput(audience, { isShortForm }), raw);
    const recruiter = await recruiterToReview(write, recruiterId);
    const { reviewerName: name, reviewerEmail: email, jobTitle, jobType, startDate, companyName, ...written } = input;
    if (await isOfAgency(write.tx, recruiter.agency_id, email, { orItsDomain: false }))
      refuse(
        'OWN_ADDRESS',
        "This email address belongs to the agency. You can't review your own agency.",
        'reviewerEmail',
      );
    await sql`select pg_advisory_xact_lock(hashtextextended(${`reviews from ${email}`}, 0))`.execute(write.tx);
    const content_hash = hashOfContent([recruiterId, audience, input]);
    if (await isSentAlready(write, email, content_hash)) return {};
    const network_hash = await countedSender(write, captcha);
    if (
      (await mailedLately(write, email, [confirmReview.kind], openReviewLimits.mailsADay)).length >=
      openReviewLimits.mailsADay
    )
      refuse(
        'TOO_MANY',
        "We've already emailed you a few times today. Open our latest email, or try again tomorrow.",
        'reviewerEmail',
      );
    const id = write.nature.newId();
    const token = write.nature.newToken();
    await write.tx
      .insertInto('review_submissions')
      .values({
        id,
        token_hash: hashToken(token),
        agency_id: recruiter.agency_id,
        recruiter_id: recruiterId,
        audience,
        name,
        email,
        job_title: jobTitle,
        job_type: jobType,
        start_date: startDate,
        company_name: companyName,
        written: JSON.stringify(written),
        content_hash,
        placement_id: (await placementToReview(write.tx, { recruiterId, audience, email, jobTitle }))?.id ?? null,
        is_from_agency_page: isFromAgencyPage ?? false,
        network_hash,
        sent_too_fast: isTooFast(write, recruiterId, beginning),
        sent_by_member: sentBy(write, recruiter.agency_id).sent_by_member,
        created_at: write.at,
      })
      .execute();
    await sendMail(write, confirmReview, {
      to: { email, name: '' },
      props: {
        recruiterName: recruiter.name,
        agencyName: recruiter.agency,
        profileUrl: absolute(env.PLAUDIT_URL, recruiterUrl(recruiter.slug)),
        confirmUrl: absolute(env.PLAUDIT_URL, reviewConfirmUrl(token)),
      },
    });
    write.audit({
      action: 'sendOpenReview',
      agencyId: recruiter.agency_id,
      subject: { type: 'ReviewSubmission', id },
      actor: 'reviewer',
    });
    return {};
  },
});

const recruiterToReview = async ({ tx }: Write, id: string) =>
  (await tx
    .selectFrom('recruiters as r')
    .innerJoin('agencies as a', 'a.id', 'r.agency_id')
    .select(['r.name', 'r.slug', 'r.agency_id', 'a.name as agency'])
    .where('r.id', '=', id)
    .where('r.gone_at', 'is', null)
    // Waits while the profile is being removed, and then sees that it is gone.
    .forKeyShare('r')
    .executeTakeFirst()) ?? refuseUnknown();

const hashOfContent = (content: [recruiterId: string, audience: string, input: OpenReview]) =>
  createHmac('sha256', derivedKey(env.PLAUDIT_SECRET, 'contents of reviews')).update(JSON.stringify(content)).digest();

async function isSentAlready({ tx, at }: Write, email: string, content_hash: Buffer): Promise<boolean> {
  const sent = await tx
    .selectFrom('review_submissions')
    .select('id')
    .where('email', '=', email)
    .where('content_hash', '=', content_hash)
    .where('created_at', '>', new Date(at.getTime() - 24 * hour))
    .executeTakeFirst();
  return sent !== undefined;
}

/** Counts what a network sends in an hour, one after the other, and returns the keyed hash to store with the row. */
async function countedSender(write: Write, captcha: string | null): Promise<Buffer | null> {
  const { tx, at } = write;
  const hash = senderOf(write);
  if (!hash) return null;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reviews of ${hash.toString('hex')}`}, 0))`.execute(tx);
  const { sent } = await tx
    .selectFrom('review_submissions')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('network_hash', '=', hash)
    .where('created_at', '>', new Date(at.getTime() - hour))
    .executeTakeFirstOrThrow();
  if (Number(sent) >= openReviewLimits.anHour)
    refuse('TOO_MANY', 'We got too many reviews from your network. Wait an hour, then send this again.');
  if (Number(sent) >= openReviewLimits.captchaFrom && !(await isSolved(write, captcha)))
    refuse(
      'CAPTCHA',
      'We got several reviews from your network. Wait for the check below, then send this again.',
      'captcha',
    );
  return hash;
}

/** The solution is used up only with the review it was solved for: after a refusal, it can be sent again. */
const isSolved = (write: Write, captcha: string | null) =>
  useCaptcha({ ...write, database: { ...write.database, kysely: write.tx } }, 'review', captcha);

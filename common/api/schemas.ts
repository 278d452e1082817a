import { z } from 'zod';
import { emailAddress, moment, oneOf, optional } from '../inputs.ts';
import { trimUnseen } from '../invisible.ts';
import { createInvitationsInput } from '../invitations/inputs.ts';
import { invitationStates } from '../invitations/states.ts';
import { placementFields } from '../placements/inputs.ts';
import { jobTypes, placementSources } from '../placements/kinds.ts';
import { isPlainDate } from '../plain-date.ts';
import { apiLimits } from './tokens.ts';

/** A day, also cut from a timestamp: many tools send only those. */
const day = (name: string) =>
  z
    .string({ error: `Send ${name} as YYYY-MM-DD.` })
    .overwrite((text) => trimUnseen(text).replace(/T.*$/, ''))
    .refine(isPlainDate, `Send ${name} as YYYY-MM-DD.`);

/** The two sides of a placement that can be invited. */
export const apiSides = ['candidate', 'employer'] as const;

/** A placement as an agency's own software sends it: the columns of the import, by its rules. */
export const placementInput = z
  .object({
    external_id: optional(
      z.string({ error: 'Send external_id as text.' }).max(200, 'Shorten external_id to 200 characters.'),
    ).meta({ description: 'The ID in your software. Send it again to update the same placement.' }),
    job_title: placementFields.jobTitle.meta({ description: 'The job title, 2 to 120 characters.' }),
    job_type: oneOf(jobTypes, 'Send job_type as permanent, temp, or fixed-term.').meta({
      description: 'permanent, temp (a contract), or fixed-term.',
    }),
    start_date: day('start_date').meta({ description: 'The first day of work.', format: 'date' }),
    end_date: optional(day('end_date')).meta({ description: 'The last day of work.', format: 'date' }),
    speciality: placementFields.speciality.meta({
      description: 'The ID of a speciality, such as accounting-and-finance.',
    }),
    location: placementFields.location.meta({ description: 'Where the job is.' }),
    recruiter_email: optional(emailAddress).meta({
      description: 'The email the recruiter signs in with. Only needed if your agency has several recruiters.',
    }),
    candidate_name: placementFields.candidateName.meta({ description: 'The name of the candidate.' }),
    candidate_email: optional(emailAddress).meta({ description: 'The email of the candidate.' }),
    company: placementFields.companyName.meta({ description: 'The employer.' }),
    contact_name: placementFields.contactName.meta({ description: 'The name of your contact at the employer.' }),
    contact_email: optional(emailAddress).meta({ description: 'The email of that contact.' }),
  })
  .superRefine((said, context) => {
    const tell = (field: keyof typeof said, message: string) =>
      context.addIssue({ code: 'custom', message, path: [field] });
    const { candidate_name, candidate_email, contact_name, contact_email } = said;
    if (said.end_date && said.end_date < said.start_date)
      tell('end_date', 'Send an end_date on or after the start_date.');
    if (candidate_email && candidate_email === contact_email) tell('contact_email', oneAddress);
    if (!said.external_id && !candidate_name && !candidate_email && !contact_name && !contact_email)
      tell(
        'external_id',
        'Send an external_id, or name the candidate or the contact. Otherwise placements look alike.',
      );
  });
export type PlacementInput = z.output<typeof placementInput>;

/** Why one address can't stand on both sides. */
export const oneAddress = 'The candidate and the contact need different email addresses.';

/** Which sides of a placement to invite, with which message and when. */
export const invitationsInput = z.object({
  sides: z
    .array(z.enum(apiSides, { error: 'Send sides as candidate, employer, or both.' }), {
      error: 'Send sides as a list.',
    })
    .min(1, 'Send at least one side, or leave sides out to invite both.')
    .optional()
    .meta({ description: 'candidate, employer, or both. Left out: every side that can be invited.' }),
  message: createInvitationsInput.shape.message.meta({
    description: "A message of up to 500 characters. Left out: your agency's own.",
  }),
  scheduled_for: optional(moment).meta({ description: 'When to send it. Left out: the recommended time.' }),
});
export type InvitationsInput = z.output<typeof invitationsInput>;

const page = {
  limit: z.coerce
    .number({ error: `Send a limit from 1 to ${apiLimits.pageSize}.` })
    .int(`Send a limit from 1 to ${apiLimits.pageSize}.`)
    .min(1, `Send a limit from 1 to ${apiLimits.pageSize}.`)
    .max(apiLimits.pageSize, `Send a limit from 1 to ${apiLimits.pageSize}.`)
    .default(50)
    .meta({ description: `How many to return, up to ${apiLimits.pageSize}.` }),
  cursor: z.string().max(200).optional().meta({ description: 'The next_cursor of the page before.' }),
};

/** A page of placements. */
export const placementsQuery = z.object({
  ...page,
  external_id: z.string().max(200).optional().meta({ description: 'Only the placement with this ID.' }),
  created_since: z.iso
    .datetime({ offset: true, error: 'Send created_since as a timestamp, such as 2026-11-21T09:00:00Z.' })
    .optional()
    .meta({ description: 'Only placements added at this time or later.' }),
});

/** A page of invitations. */
export const invitationsQuery = z.object({
  ...page,
  placement_id: z.uuid({ error: 'Send placement_id as a UUID.' }).optional().meta({
    description: 'Only invitations about this placement.',
  }),
});

/** A page of reviews. */
export const reviewsQuery = z.object(page);

/** No parameters at all. */
export const noQuery = z.object({});

const id = z.uuid();
const at = z.iso.datetime();
const text = z.string();

/** A placement as the API shows it. */
export const placementShown = z
  .object({
    id,
    external_id: text.nullable(),
    source: z.enum(placementSources),
    state: z.enum(['pending', 'active', 'ended', 'cancelled']),
    job_title: text,
    job_type: z.enum(jobTypes),
    start_date: z.iso.date(),
    end_date: z.iso.date().nullable(),
    speciality: text.nullable(),
    location: text.nullable(),
    recruiter_id: id,
    recruiter_name: text,
    recruiter_email: text.nullable(),
    candidate_name: text.nullable(),
    candidate_email: text.nullable(),
    company: text.nullable(),
    contact_name: text.nullable(),
    contact_email: text.nullable(),
    is_hidden: z.boolean(),
    candidate_review: text.nullable().meta({
      description: 'How far the review of the candidate is: scheduled, sent, received, published, ended, or null.',
    }),
    employer_review: text.nullable().meta({ description: 'The same for the employer.' }),
    created_at: at,
  })
  .meta({ id: 'Placement' });
export type PlacementShown = z.output<typeof placementShown>;

/** What became of a placement that was sent. */
export const placementSaved = z
  .object({
    outcome: z.enum(['created', 'updated', 'unchanged']),
    kept: z.array(text).meta({
      description: 'Fields that stay as they are, because an invitation or a review is based on them.',
    }),
    placement: placementShown,
  })
  .meta({ id: 'SavedPlacement' });

/** A review invitation as the API shows it. */
export const invitationShown = z
  .object({
    id,
    placement_id: id,
    recruiter_id: id,
    side: z.enum(apiSides),
    recipient_name: text,
    recipient_email: text.nullable(),
    state: z.enum(invitationStates),
    source: text,
    scheduled_for: at.nullable(),
    sent_at: at.nullable(),
    completed_at: at.nullable(),
    expires_at: at.nullable(),
    created_at: at,
  })
  .meta({ id: 'Invitation' });
export type InvitationShown = z.output<typeof invitationShown>;

const fieldError = z
  .object({
    field: text.nullable().meta({ description: 'The field that is wrong, or null if it is not one field.' }),
    code: text,
    message: text,
  })
  .meta({ id: 'FieldError' });

/** What became of the sides to invite. */
export const invitationsSaved = z
  .object({ invitations: z.array(invitationShown), errors: z.array(fieldError) })
  .meta({ id: 'SavedInvitations' });

/** A published review, with what anyone sees of it. */
export const reviewShown = z
  .object({
    id,
    recruiter_id: id,
    recruiter_name: text,
    reviewer_type: z.enum(apiSides),
    reviewer: text.meta({ description: 'The name in the form the reviewer chose.' }),
    reviewer_role: text,
    company: text.nullable(),
    overall: z.int().min(1).max(5),
    criteria: z.record(text, z.number().nullable()),
    title: text,
    body: text,
    level: z.int().min(0).max(4).meta({ description: 'How the review was verified, from 0 to 4.' }),
    was_offered_anything: z.boolean().meta({ description: 'Such a review weighs nothing in the score.' }),
    source: text,
    is_under_review: z.boolean().meta({ description: 'A moderator is looking into flags of it.' }),
    placed_as: text.nullable(),
    placed_in: text.nullable().meta({ description: 'The month of the start, YYYY-MM.' }),
    submitted_at: at,
    published_at: at.nullable(),
    edited_at: at.nullable(),
    reply: z.object({ body: text, created_at: at, edited_at: at.nullable() }).nullable(),
  })
  .meta({ id: 'Review' });
export type ReviewShown = z.output<typeof reviewShown>;

const figures = {
  score: z.number(),
  low: z.number().meta({ description: 'The lower end of the 80 % interval.' }),
  high: z.number(),
  is_too_few: z.boolean().meta({ description: 'Fewer than ten reviews count.' }),
  weight: z.number().meta({ description: 'The sum of the weights of all reviews.' }),
  weighted_stars: z.number().meta({ description: 'The sum of weight × stars.' }),
  counted_reviews: z.int(),
  average: z.number().nullable().meta({ description: 'The plain average of the counted reviews.' }),
  stars: z.array(z.int()).meta({ description: 'How many counted reviews have 1, 2, 3, 4, and 5 stars.' }),
  published_reviews: z.int(),
  confirmed_only_reviews: z.int().meta({ description: 'Reviews of level 1, which do not count.' }),
  removed_reviews: z.int(),
  as_of: z.iso.date(),
  coverage: z.object({ eligible: z.int(), invited: z.int() }).meta({
    description: 'Sides of placements that could be invited, and how many were.',
  }),
};

/** The scores of an agency and its recruiters, as kept since the last UTC midnight, and the formula behind them. */
export const scoreShown = z
  .object({
    formula: z.object({
      version: z.int(),
      prior_weight: z.number(),
      prior_stars: z.number(),
      variance: z.number(),
      z80: z.number(),
      half_life_days: z.number(),
      level_weights: z.array(z.number()),
    }),
    agency: z.object(figures),
    recruiters: z.array(z.object({ id, name: text, slug: text, ...figures })),
  })
  .meta({ id: 'Scores' });
export type ScoreShown = z.output<typeof scoreShown>;

const listOf = (item: z.ZodType, name: string) =>
  z
    .object({
      data: z.array(item),
      next_cursor: text.nullable().meta({ description: 'Send it as cursor to get the next page; null on the last.' }),
    })
    .meta({ id: name });

/** A page of placements. */
export const placementsShown = listOf(placementShown, 'Placements');
/** A page of invitations. */
export const invitationsShown = listOf(invitationShown, 'Invitations');
/** A page of reviews. */
export const reviewsShown = listOf(reviewShown, 'Reviews');

/** What became of each row sent to an inbound address. */
export const rowsSaved = z
  .object({
    results: z.array(
      z.object({
        index: z.int(),
        outcome: z.enum(['created', 'updated', 'unchanged', 'refused']),
        placement_id: id.nullable(),
        errors: z.array(fieldError),
      }),
    ),
  })
  .meta({ id: 'SavedRows' });
export type RowsSaved = z.output<typeof rowsSaved>;

/** A problem, by RFC 9457. */
export const problemShown = z
  .object({
    type: text,
    title: text,
    status: z.int(),
    detail: text,
    code: text,
    request_id: text,
    errors: z.array(fieldError).optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemShown = z.output<typeof problemShown>;

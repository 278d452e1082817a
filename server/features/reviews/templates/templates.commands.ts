import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { AuditAction } from '#common/admin/audit-words.ts';
import { problemOfBody, templateFields, templateKind, templateLimits } from '#common/reviews/templates/inputs.ts';
import type { TemplateKind } from '#common/reviews/templates/placeholders.ts';
import { defineCommand } from '#server/commands/command.ts';
import { refuseClash } from '#server/commands/overtaken.ts';
import { refuse, refuseUnknown } from '#server/commands/refusal.ts';
import type { Write } from '#server/commands/write.ts';
import type { ReviewTemplates } from '#server/database/types.ts';

/** Saves a text to use again: the viewer's own, or one that their agency shares if its admin says so. */
export const createReviewTemplate = defineCommand({
  name: 'createReviewTemplate',
  input: z.object({ ...templateFields, kind: templateKind, isShared: z.boolean().optional() }),
  run: async (write, { isShared = false, ...fields }) => {
    const { viewer, nature } = write;
    if (!viewer.agencyId) return refuse('FORBIDDEN', 'Templates are for people of an agency.');
    if (!viewer.permissions.has('review_template_create'))
      return refuse('FORBIDDEN', "Your plan doesn't include templates.");
    if (isShared && !viewer.seesAgency)
      return refuse('FORBIDDEN', "Only your agency's admin can share templates.", 'isShared');
    if (!isShared && !viewer.recruiterId)
      return refuse('FORBIDDEN', "You don't have a recruiter profile, so share it with your agency.", 'isShared');
    const owner = { agency_id: viewer.agencyId, recruiter_id: isShared ? null : viewer.recruiterId };
    refuseBody(fields.body, fields.kind);
    await refuseTooMany(write, owner);
    const id = nature.newId();
    await write.tx
      .insertInto('review_templates')
      .values({ id, ...owner, ...fields, created_by: viewer.userId, created_at: write.at, updated_at: write.at })
      .execute();
    audit(write, { id, agency_id: owner.agency_id }, 'createReviewTemplate');
    return { template: id };
  },
});

/** Changes the name or the text of a template. A clash returns the newer one. */
export const saveReviewTemplate = defineCommand({
  name: 'saveReviewTemplate',
  input: z.object(templateFields).partial().extend({ templateId: z.uuid(), expectedVersion: z.int() }),
  run: async (write, { templateId, expectedVersion, ...fields }) => {
    const template = await templateFor(write, templateId);
    refuseClash('template', template.version, expectedVersion, { template: templateId });
    const next = { name: fields.name ?? template.name, body: fields.body ?? template.body };
    refuseBody(next.body, template.kind as TemplateKind);
    await write.tx
      .updateTable('review_templates')
      .set({ ...next, updated_at: write.at, version: template.version + 1 })
      .where('id', '=', templateId)
      .execute();
    audit(write, template, 'saveReviewTemplate');
    return { template: templateId };
  },
});

/** Deletes a template. Replies and posts that were written with it stay. */
export const deleteReviewTemplate = defineCommand({
  name: 'deleteReviewTemplate',
  input: z.object({ templateId: z.uuid() }),
  run: async (write, { templateId }) => {
    const template = await templateFor(write, templateId);
    await write.tx.deleteFrom('review_templates').where('id', '=', templateId).execute();
    audit(write, template, 'deleteReviewTemplate');
    return { deletedReviewTemplateId: `ReviewTemplate:${templateId}` };
  },
});

type Template = Selectable<ReviewTemplates>;
type Owner = Pick<Template, 'agency_id' | 'recruiter_id'>;

/** A template that the viewer may change, locked. To others it looks missing. */
async function templateFor({ tx, viewer }: Write, id: string): Promise<Template> {
  if (!viewer.permissions.has('review_template_create')) return refuseUnknown();
  const template = await tx
    .selectFrom('review_templates')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', viewer.agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!template) return refuseUnknown();
  if (template.recruiter_id !== null) return template.recruiter_id === viewer.recruiterId ? template : refuseUnknown();
  return viewer.seesAgency ? template : refuse('FORBIDDEN', "Only your agency's admin can change shared templates.");
}

function refuseBody(body: string, kind: TemplateKind): void {
  const problem = problemOfBody(body, kind);
  if (problem) refuse('INVALID', problem, 'body');
}

async function refuseTooMany({ tx }: Write, { agency_id, recruiter_id }: Owner): Promise<void> {
  await tx.selectFrom('agencies').select('id').where('id', '=', agency_id).forUpdate().execute();
  const { count } = await tx
    .selectFrom('review_templates')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('agency_id', '=', agency_id)
    .where('recruiter_id', recruiter_id ? '=' : 'is', recruiter_id)
    .executeTakeFirstOrThrow();
  const limit = recruiter_id ? templateLimits.own : templateLimits.shared;
  if (Number(count) < limit) return;
  const whose = recruiter_id ? 'You have' : 'Your agency shares';
  refuse('LIMIT', `${whose} ${limit} templates. Delete one to make another.`);
}

function audit(write: Write, { id, agency_id }: Pick<Template, 'id' | 'agency_id'>, action: AuditAction): void {
  write.audit({ action, agencyId: agency_id, subject: { type: 'ReviewTemplate', id } });
}

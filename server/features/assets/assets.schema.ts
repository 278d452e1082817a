import { meets } from '#common/roles.ts';
import { routeOf } from '#common/routes.ts';
import type { Context } from '#server/commands/context.ts';
import { env } from '#server/env.ts';
import { builder } from '#server/graphql/builder.ts';
import { assetContent, assetSubjectOf } from './asset-content.queries.ts';
import { brandFile, signedLink, templateFile } from './links.ts';

/** What a template shows, for those who may fill it. */
async function contentFor({ database, viewer }: Context, subjectId: string, reviewKey: string | null = null) {
  const subject = assetSubjectOf(subjectId);
  if (!subject || !viewer.userId || !env.PLAUDIT_FEATURES.shareAndPromoteMarketingAssets) return undefined;
  return assetContent(database, subject, viewer, reviewKey);
}

builder.queryField('assetContent', (t) =>
  t.field({
    type: 'AssetContent',
    nullable: true,
    description:
      "What marketing templates show of a recruiter or an agency: of their own for a recruiter, and of all of the agency for its admin. Null for others, and while the agency isn't approved.",
    args: { subjectId: t.arg.id({ description: "Of a recruiter or an agency; the viewer's own profile if absent." }) },
    resolve: async (_root, { subjectId }, context) =>
      (await contentFor(context, String(subjectId ?? `Recruiter:${context.viewer.recruiterId}`)))?.content ?? null,
  }),
);

const AssetFileInput = builder.inputType('AssetFileInput', {
  description: 'A filled marketing template as a file.',
  fields: (t) => ({
    template: t.string({ required: true }),
    subjectId: t.id({ required: true, description: 'Of a recruiter or an agency.' }),
    format: t.string({ required: true }),
    scale: t.int({ required: true }),
    accent: t.string({ required: true }),
    showsPhoto: t.boolean({ required: true }),
    reviewKey: t.string({ description: 'The review that a flyer quotes.' }),
    quote: t.string({ description: 'The part of the review; its beginning if absent.' }),
  }),
});

builder.queryField('assetLink', (t) =>
  t.string({
    nullable: true,
    description:
      'A path that serves a filled marketing template for 15 minutes, for those who may fill it. Null for others, and if the file is not possible.',
    args: { input: t.arg({ type: AssetFileInput, required: true }) },
    resolve: async (_root, { input: { subjectId, showsPhoto, reviewKey, ...wish } }, context) => {
      const file = templateFile.safeParse({
        ...wish,
        ...{ subject: String(subjectId), photo: showsPhoto, review: reviewKey },
      }).data;
      const found = file && (await contentFor(context, file.subject, file.review));
      return file && found ? signedLink(file, context.nature.now()) : null;
    },
  }),
);

builder.queryField('brandAssetLink', (t) =>
  t.string({
    nullable: true,
    description: "A path that serves one of Plaudit's own marks for 15 minutes, for recruiters.",
    args: {
      brand: t.arg.string({ required: true }),
      format: t.arg.string({ required: true }),
    },
    resolve: (_root, { brand, format }, { viewer, nature }) => {
      const file = brandFile.safeParse({ brand, format, scale: 3 }).data;
      const may = viewer.userId && meets(viewer.roles, routeOf('marketingAssets').requirement);
      return file && may ? signedLink(file, nature.now()) : null;
    },
  }),
);

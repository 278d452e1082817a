import { z } from 'zod';
import { color, oneOf } from '../inputs.ts';
import {
  jobTemplates,
  type PostKind,
  postAligns,
  postBackdrops,
  postFontSizes,
  postFonts,
  postLimits,
  reviewTemplates,
} from './posts.ts';

const font = oneOf(postFonts, 'Choose a font.');
const size = z.union(
  postFontSizes.map((pixels) => z.literal(pixels)),
  'Choose a size.',
);
const align = oneOf(postAligns, 'Choose how the text is aligned.');
const between = (least: number, most: number) =>
  z
    .int(`Choose a number from ${least} to ${most}.`)
    .min(least, `Choose at least ${least}.`)
    .max(most, `Choose at most ${most}.`);

/** What both kinds of posts have: the background, and the box that the texts are on. Transparency is in percent. */
const common = {
  backgroundColor: color,
  backgroundImage: oneOf(postBackdrops, 'Choose a background.'),
  backgroundImageBlur: between(0, postLimits.blur),
  boxColor: color,
  boxTransparency: between(0, 100),
} as const;

/** The settings of a review's post. */
export const reviewSettings = z.strictObject({
  plauditTemplate: oneOf(reviewTemplates, 'Choose a template.'),
  ...{ authorFontFamily: font, authorFontSize: size, authorFontColor: color },
  ...{ textFontFamily: font, textFontSize: size, textFontColor: color, textAlign: align },
  secondaryColor: color,
  ...common,
});
export type ReviewSettings = z.output<typeof reviewSettings>;

/** The settings of a job's post. */
export const jobSettings = z.strictObject({
  plauditTemplate: oneOf(jobTemplates, 'Choose a template.'),
  ...{ titleFontFamily: font, titleFontSize: size, titleColor: color, titleAlign: align },
  ...{ subtitleFontFamily: font, subtitleFontSize: size, subtitleColor: color, subtitleAlign: align },
  ...{ descriptionFontFamily: font, descriptionFontSize: size, descriptionColor: color, descriptionAlign: align },
  ...{ locationFontFamily: font, locationFontSize: size, locationColor: color, locationAlign: align },
  showContact: z.boolean(),
  showReviewInfo: z.boolean(),
  ...common,
});
export type JobSettings = z.output<typeof jobSettings>;

/** The settings of a post of either kind. */
export type PostSettings = ReviewSettings | JobSettings;

/** The schema of the settings of a kind. */
export const settingsOf = (kind: PostKind): typeof reviewSettings | typeof jobSettings =>
  kind === 'review' ? reviewSettings : jobSettings;

const ink = '#12263a';
const white = '#ffffff';

const plainBackground = {
  ...{ backgroundColor: '#0072bb', backgroundImage: 'none', backgroundImageBlur: 0 },
  ...{ boxColor: white, boxTransparency: 0 },
} as const;

/** How a template of a review looks until its settings are changed. */
export const standardReviewSettings: Readonly<Record<ReviewSettings['plauditTemplate'], ReviewSettings>> = {
  default: {
    plauditTemplate: 'default',
    ...{ authorFontFamily: 'Mulish', authorFontSize: 26, authorFontColor: ink },
    ...{ textFontFamily: 'Mulish', textFontSize: 36, textFontColor: ink, textAlign: 'left' },
    secondaryColor: '#e8a200',
    ...plainBackground,
    backgroundImage: 'waves',
  },
  '001': {
    plauditTemplate: '001',
    ...{ authorFontFamily: 'Mulish', authorFontSize: 26, authorFontColor: ink },
    ...{ textFontFamily: 'Playfair Display', textFontSize: 54, textFontColor: white, textAlign: 'left' },
    secondaryColor: '#ffc845',
    ...plainBackground,
    ...{ backgroundColor: ink, backgroundImage: 'rings' },
  },
  '002': {
    plauditTemplate: '002',
    ...{ authorFontFamily: 'Poppins', authorFontSize: 26, authorFontColor: ink },
    ...{ textFontFamily: 'Poppins', textFontSize: 36, textFontColor: ink, textAlign: 'left' },
    secondaryColor: '#0a5c96',
    ...plainBackground,
    ...{ backgroundColor: '#eaf3fa', backgroundImage: 'dots', boxTransparency: 15 },
  },
};

/** How a template of a job looks until its settings are changed. */
export const standardJobSettings: Readonly<Record<JobSettings['plauditTemplate'], JobSettings>> = {
  '001': {
    plauditTemplate: '001',
    ...{ titleFontFamily: 'Mulish', titleFontSize: 62, titleColor: ink, titleAlign: 'left' },
    ...{ subtitleFontFamily: 'Mulish', subtitleFontSize: 34, subtitleColor: ink, subtitleAlign: 'left' },
    ...{ descriptionFontFamily: 'Mulish', descriptionFontSize: 28, descriptionColor: ink, descriptionAlign: 'left' },
    ...{ locationFontFamily: 'Mulish', locationFontSize: 22, locationColor: ink, locationAlign: 'left' },
    ...{ showContact: true, showReviewInfo: true },
    ...plainBackground,
    backgroundImage: 'hills',
  },
  '002': {
    plauditTemplate: '002',
    ...{ titleFontFamily: 'Montserrat', titleFontSize: 62, titleColor: white, titleAlign: 'left' },
    ...{ subtitleFontFamily: 'Montserrat', subtitleFontSize: 32, subtitleColor: white, subtitleAlign: 'left' },
    ...{
      descriptionFontFamily: 'Montserrat',
      descriptionFontSize: 24,
      descriptionColor: ink,
      descriptionAlign: 'left',
    },
    ...{ locationFontFamily: 'Montserrat', locationFontSize: 18, locationColor: ink, locationAlign: 'left' },
    ...{ showContact: true, showReviewInfo: true },
    ...plainBackground,
    ...{ backgroundColor: '#12263a', backgroundImage: 'steps', boxTransparency: 5 },
  },
};

import { z } from 'zod';
import { line, oneOf, paragraphs, webLink } from '../inputs.ts';
import { clearable } from '../invitations/settings.ts';
import { postKinds, postLimits, postShapeNames } from './posts.ts';

const link = webLink.pipe(z.string().max(postLimits.link, `Shorten this to ${postLimits.link} characters.`));

/** The texts of a job's post. The title is drawn largest. */
export const jobTexts = {
  title: line('a title', { max: postLimits.title }),
  subtitle: clearable(line('a line below the title', { max: postLimits.subtitle })),
  description: clearable(paragraphs('a description', { max: postLimits.description })),
  location: clearable(line('a place', { max: postLimits.location })),
} as const;

/** What people write and choose of a post, besides its settings and the review or job it is about. */
export const postFields = {
  shape: oneOf(postShapeNames, 'Choose a shape.'),
  /** The part of the review that is drawn; null for as much as fits. */
  quote: clearable(paragraphs('a quotation', { max: postLimits.quote })),
  /** What is written beside the picture in the network. */
  text: clearable(paragraphs('a text', { max: postLimits.text })),
  /** Where a job's post leads. */
  link: clearable(link),
} as const;

/** The kind of a post. */
export const postKind = oneOf(postKinds, 'Choose a review or a job.');

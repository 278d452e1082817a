import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { StatementContent } from '#common/statements/content.ts';
import { statementKey } from '#common/statements/statements.ts';
import { profileOfStatementUrl } from '#common/urls.ts';
import { now } from '#server/clock.ts';
import { limited } from '#server/features/accounts/session/rate-limits.ts';
import { publicOriginOf } from '#server/http/public-site.ts';
import { answerPaper } from '#server/papers/answer.ts';
import { KeptPapers } from '#server/papers/kept-papers.ts';
import { drawable, drawableText } from '#server/pictures/drawable.ts';
import type { StatementPaperProps } from './papers/StatementPaper.tsx';
import { sharedStatement } from './shown-statement.queries.ts';

/** Bytes of all kept papers in a process: about four hundred. */
const capacity = 24_000_000;

const template = import.meta.resolve('./papers/StatementPaper.tsx');

/**
 * A shared statement as a PDF. What it shows is read each time, so a withdrawn link or review is gone at once; its paper is
 * drawn once and kept for as long as it shows the same.
 */
export async function statementPaperRoutes(app: FastifyInstance): Promise<void> {
  const kept = new KeptPapers(capacity);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/statement/paper/:file',
    ...limited('paper'),
    handler: async (request, reply) => {
      const { data: key } = fileShape.safeParse((request.params as { file: string }).file);
      const content = key && (await sharedStatement(app.database, key, {}, now()));
      if (!content) return reply.callNotFound();
      const profile = publicOriginOf(request) + profileOfStatementUrl(content);
      const paper = kept.of<StatementPaperProps>(template, { content: drawableIn(content), profile });
      return answerPaper(request, reply, paper, `capability-statement-${content.slug}.pdf`);
    },
  });
}

const fileShape = z
  .string()
  .regex(/^[\w-]{22}\.pdf$/)
  .transform((file) => file.slice(0, -4))
  .pipe(z.string().regex(statementKey));

/** With texts that our fonts can draw. A name that they can't is called what it is instead. */
function drawableIn(content: StatementContent): StatementContent {
  const lines = (text: string) =>
    text
      .split('\n')
      .map((line) => drawableText(line))
      .join('\n')
      .trim();
  return {
    ...content,
    name: drawable(content.name) || (content.kind === 'agency' ? 'An agency' : 'A recruiter'),
    agencyName: content.agencyName && drawable(content.agencyName),
    about: lines(content.about),
    figures: { ...content.figures, places: content.figures.places.map(drawable).filter(Boolean) },
    people: content.people.map((person) => ({
      ...person,
      name: drawable(person.name) || 'Recruiter',
      headline: drawableText(person.headline),
    })),
    reviews: content.reviews.map((review) => ({
      ...review,
      writer: drawable(review.writer) || 'Reviewer',
      title: drawableText(review.title) || 'Review',
      quotation: drawableText(review.quotation) || '…',
      about: review.about && drawable(review.about),
    })),
  };
}

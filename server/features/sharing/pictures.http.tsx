import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { AgencyPicture } from '#common/pictures/AgencyPicture.tsx';
import { RecruiterPicture } from '#common/pictures/RecruiterPicture.tsx';
import { ReviewPicture } from '#common/pictures/ReviewPicture.tsx';
import { SitePicture } from '#common/pictures/SitePicture.tsx';
import { type PictureKind, pictureUrl, sitePictureUrl } from '#common/urls.ts';
import type { Database } from '#server/database/database.ts';
import type { KeptPages, PreparedPage } from '#server/pages/kept-pages.ts';
import { answerPicture, noPicture, preparedPicture } from '#server/pictures/answer.ts';
import { drawPicture } from '#server/pictures/draw.ts';
import { drawable, drawableText } from '#server/pictures/drawable.ts';
import { limited } from '../accounts/session/rate-limits.ts';
import { agencyToPicture, type Pictured, recruiterToPicture, reviewToPicture } from './pictures.queries.ts';

/** Bytes of all cached pictures in a process: about six hundred. */
export const pictureCapacity = 32_000_000;

const addressShape = z.object({
  kind: z.enum(['recruiter', 'agency', 'review']),
  // Slugs and keys in one spelling: every other spelling would be a query, or be cached separately.
  key: z.string().regex(/^[a-z\d-]{1,80}$/),
  file: z.string().regex(/^[\d-]{1,60}\.png$/),
});

/**
 * Link previews of public pages. An address contains the versions of its content: an old one redirects to the current
 * one; private content has none. Drawn pictures are cached until their content changes.
 */
export async function pictureRoutes(app: FastifyInstance, { kept }: { kept: KeptPages }): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/og/:kind/:key/:file',
    // A cached picture costs nothing; anything else is a query, and perhaps a drawing.
    ...limited('picture', (request) => kept.peek(pathOf(request)) !== undefined),
    handler: async (request, reply) => {
      const address = addressShape.safeParse(request.params);
      if (!address.success) return reply.callNotFound();
      const { kind, key, file } = address.data;
      const path = `/og/${kind}/${key}/${file}`;
      return answerPicture(request, reply, forever, () => kept.get(path, () => prepare(app.database, kind, key, path)));
    },
  });

  let site: Promise<PreparedPage> | undefined;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/og/site/:file',
    handler: async (request, reply) => {
      const here = sitePictureUrl();
      if (pathOf(request) !== here) return reply.redirect(here, 302);
      return answerPicture(request, reply, forever, () => {
        site ??= drawPicture(<SitePicture />).then((bytes) => preparedPicture(bytes, []));
        site.catch(() => {
          site = undefined;
        });
        return site;
      });
    },
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!;

const forever = 'public, max-age=31536000, immutable';

/** Draws the picture if this is its current address. */
async function prepare(database: Database, kind: PictureKind, key: string, path: string): Promise<PreparedPage> {
  const found = await find(database, kind, key);
  if (!found) return noPicture;
  const here = pictureUrl(
    kind,
    found.key,
    found.subjects.map(({ version }) => version),
  );
  // A former slug is gone permanently; versions come and go.
  if (here !== path) return { ...noPicture, status: found.key === key ? 302 : 301, location: here };
  return preparedPicture(await drawPicture(found.element), found.subjects);
}

type ToDraw = Pick<Pictured<unknown>, 'key' | 'subjects'> & { readonly element: ReactElement };

async function find(database: Database, kind: PictureKind, key: string): Promise<ToDraw | undefined> {
  if (kind === 'recruiter') {
    const found = await recruiterToPicture(database, key);
    return found && toDraw(found, (props) => <RecruiterPicture {...props} />);
  }
  if (kind === 'agency') {
    const found = await agencyToPicture(database, key);
    return found && toDraw(found, (props) => <AgencyPicture {...props} />);
  }
  const found = await reviewToPicture(database, key);
  return found && toDraw(found, (props) => <ReviewPicture {...props} />);
}

/** With texts that our fonts can draw. */
function toDraw<Props extends object>(
  { key, props, subjects }: Pictured<Props>,
  draw: (props: Props) => ReactElement,
): ToDraw {
  const fitting = Object.entries(props).map(([name, value]) => [
    name,
    name === 'body' ? runningText(value) : oneLine(value),
  ]);
  return { key, subjects, element: draw(Object.fromEntries(fitting) as Props) };
}

const runningText = (value: unknown) => drawableText(String(value).slice(0, 400));
const oneLine = (value: unknown) => (typeof value === 'string' ? drawable(value) : value);

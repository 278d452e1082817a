import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runCommand } from '#server/commands/command.ts';
import { contextOf } from '#server/http/context.ts';
import { hashToken } from '#server/session/tokens.ts';
import { subscribeAgain, unsubscribe } from './mailing.commands.ts';
import { findLeaving, type Leaving } from './mailing.queries.ts';
import { showPrivately } from './pages/show-privately.ts';
import { unsubscribeStyles, unsubscribeStylesUrl } from './pages/styles.ts';
import { subscribedPage, unknownLinkPage, unsubscribedPage, unsubscribeForm } from './pages/UnsubscribePage.tsx';

type WithToken = { Params: { token: string } };

/**
 * The address in every email that somebody may not want (RFC 8058). The token alone says who unsubscribes from whom: no
 * cookie, no sign-in. GET and HEAD change nothing. POST unsubscribes at once, from our form or a mail program's button,
 * and undoes it.
 */
export async function unsubscribeRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16_384 }, (request, body, done) => {
    formOf(request.headers['content-type'], body as Buffer).then(
      (form) => done(null, form),
      () => done(null, new FormData()),
    );
  });
  app.get(unsubscribeStylesUrl, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(unsubscribeStyles),
  );

  app.get<WithToken>('/u/:token', async (request, reply) => {
    const leaving = await leavingOf(request);
    return leaving ? showPrivately(reply, 200, pageFor(leaving)) : showPrivately(reply, 404, unknownLinkPage());
  });

  app.post<WithToken>('/u/:token', async (request, reply) => {
    const leaving = await leavingOf(request);
    if (!leaving) return showPrivately(reply, 404, unknownLinkPage());
    const form = request.body instanceof FormData ? request.body : new FormData();
    const { token } = request.params;
    const wanted = scopeOf(form.get('again'));
    if (wanted) {
      await runCommand(subscribeAgain, contextOf(request), { token, scope: wanted });
      return showPrivately(reply, 200, subscribedPage(wanted === 'agency' ? leaving.agencyName : null));
    }
    const scope = scopeOf(form.get('scope')) ?? (form.get('List-Unsubscribe') === 'One-Click' ? 'agency' : null);
    if (!scope) return showPrivately(reply, 400, unsubscribeForm(leaving.agencyName, 'Choose which e-mails to stop.'));
    await runCommand(unsubscribe, contextOf(request), { token, scope });
    return showPrivately(reply, 200, unsubscribedPage((await leavingOf(request)) ?? leaving));
  });
}

const leavingOf = (request: FastifyRequest<WithToken>) =>
  findLeaving(request.server.database, hashToken(request.params.token));

const pageFor = (leaving: Leaving) =>
  leaving.hasLeftAgency || leaving.hasLeftEverybody ? unsubscribedPage(leaving) : unsubscribeForm(leaving.agencyName);

/** Both encodings that RFC 8058 allows, and those of forms. */
const formOf = (type: string | undefined, body: Buffer): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type ?? '' } }).formData();

const scopeOf = (value: unknown) => (value === 'agency' || value === 'everybody' ? value : null);

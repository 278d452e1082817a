import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { env } from '#server/env.ts';
import { listMails } from './mailing.queries.ts';
import { mailPage, outboxPage } from './pages/DevMailPage.tsx';
import { devMailStyles, devMailStylesUrl } from './pages/styles.ts';

/** The mailbox of your own machine. Elsewhere these addresses do not exist: emails hold personal links. */
export async function devMailRoutes(app: FastifyInstance): Promise<void> {
  if (env.PLAUDIT_ENV !== 'local') return;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get(devMailStylesUrl, async (_request, reply) => reply.type('text/css; charset=utf-8').send(devMailStyles));
  app.get('/dev/mail', async (request, reply) =>
    html(reply, outboxPage(await listMails(app.database, filterOf(request.query)))),
  );
  app.get('/dev/mail.json', async (request) => listMails(app.database, filterOf(request.query)));
  app.get('/dev/mail/:id', async (request, reply) => {
    const mail = await findMail(app, request.params);
    return mail ? html(reply, mailPage(mail)) : reply.callNotFound();
  });
  app.get('/dev/mail/:id/html', async (request, reply) => {
    const mail = await findMail(app, request.params);
    if (!mail) return reply.callNotFound();
    return html(reply, mail.html, mailPolicy);
  });
}

const pagePolicy = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** An email has inline styles, and may load and run nothing else. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const filter = z.object({
  to: z.string().trim().toLowerCase().optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(1000).catch(100),
});
const filterOf = (query: unknown) => filter.parse(query);

async function findMail({ database }: FastifyInstance, params: unknown) {
  const { success, data } = z.object({ id: z.uuid() }).safeParse(params);
  return success ? (await listMails(database, { id: data.id, limit: 1 }))[0] : undefined;
}

const html = (reply: FastifyReply, page: string, policy = pagePolicy) =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page);

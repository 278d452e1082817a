import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { env } from '#server/env.ts';
import { devMailStyles } from '#server/features/mailing/pages/styles.ts';
import { allSamples, type MailSample } from '#server/mail/define-mail.ts';
import { renderMail } from '#server/mail/render.tsx';
import { mailTemplatePage, mailTemplatesPage } from './pages/MailTemplatesPage.tsx';
import { mailTemplatesUrl, templateStylesUrl } from './pages/template-addresses.ts';

/**
 * Shows every email of the product as its reader sees it, on a local installation. Elsewhere these addresses don't
 * exist.
 */
export async function mailTemplateRoutes(app: FastifyInstance): Promise<void> {
  if (env.PLAUDIT_ENV !== 'local') return;
  app.get(templateStylesUrl, async (_request, reply) => reply.type('text/css; charset=utf-8').send(devMailStyles));
  app.get(mailTemplatesUrl, async (_request, reply) => html(reply, mailTemplatesPage(allSamples())));
  app.get(`${mailTemplatesUrl}/:name`, async (request, reply) => {
    const sample = sampleOf(request.params);
    return sample ? html(reply, mailTemplatePage(sample, (await drawn(sample)).text)) : reply.callNotFound();
  });
  app.get(`${mailTemplatesUrl}/:name/html`, async (request, reply) => {
    const sample = sampleOf(request.params);
    return sample ? html(reply, (await drawn(sample)).html, mailPolicy) : reply.callNotFound();
  });
}

const drawn = ({ body, canUnsubscribe, ofAgency }: MailSample) =>
  renderMail(body, {
    siteUrl: env.PLAUDIT_URL,
    contactEmail: env.CONTACT_EMAIL,
    unsubscribeUrl: canUnsubscribe ? 'https://plaudit.example/u/token' : null,
    unsubscribesFrom: ofAgency ? 'agency' : 'everybody',
  });

function sampleOf(params: unknown): MailSample | undefined {
  const { name } = z.object({ name: z.string() }).parse(params);
  return allSamples().find((sample) => sample.name === name);
}

const pagePolicy = "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const mailPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const html = (reply: FastifyReply, page: string, policy = pagePolicy) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);

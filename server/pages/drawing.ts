import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { zoneOf } from '#common/countries.ts';
import { servicesOf } from '#common/services.ts';
import { env } from '#server/env.ts';
import { contextOf } from '#server/http/context.ts';
import { publicSites } from '#server/http/public-site.ts';
import { offeredSignIns } from '#server/integrations/registry.ts';
import { log } from '#server/log.ts';
import type { PageSubject } from '../../web/kit/page.ts';
import { Body } from './body.ts';
import type { Bundle } from './bundle.ts';
import { executeIn } from './execute.ts';
import { webRequest } from './forms.ts';
import type { PreparedPage, Subject } from './kept-pages.ts';

/** Facts about the installation that pages contain. The zone is part of the key of kept pages. */
const siteFor = ({ hostname }: FastifyRequest) => ({
  site: env.PLAUDIT_URL,
  features: env.PLAUDIT_FEATURES,
  environment: env.PLAUDIT_ENV,
  zone: zoneOf(hostname),
  publicSites: publicSites(),
  ...(env.PLAUDIT_OPERATOR && { operator: env.PLAUDIT_OPERATOR }),
  contact: env.CONTACT_EMAIL,
  services: servicesOf(env),
  signIns: offeredSignIns(),
  ...(env.SENTRY_DSN_WEB && { sentryDsn: env.SENTRY_DSN_WEB }),
});

/** Renders the page at an address for a stranger. A POST runs its action first. */
export async function drawPage(bundle: Bundle, request: FastifyRequest, url: URL): Promise<PreparedPage> {
  const { renderPage } = await bundle.entry();
  const rendered = await renderPage(webRequest(request, url), {
    site: siteFor(request),
    filesFor: bundle.filesFor,
    execute: executeIn(contextOf(request)),
    captureError: (err) => log.error({ err, requestId: request.id }, 'A form could not be answered'),
  });
  if ('redirect' in rendered) return leadingTo(rendered.redirect, request.method === 'POST' ? 303 : rendered.status);
  if (rendered.error) log.error({ err: rendered.error, requestId: request.id }, 'A page could not be drawn');
  const html = await bundle.finish(url.pathname, rendered.html);
  return { ...prepare(html), status: rendered.status, subjects: rendered.subjects.map(asKey) };
}

/** The document of a signed-in page. It contains nothing about the user, and is the same until the next build. */
export async function drawShell(bundle: Bundle, request: FastifyRequest, path: string): Promise<PreparedPage> {
  const { renderShell } = await bundle.entry();
  return prepare(await bundle.finish(path, renderShell({ site: siteFor(request), filesFor: bundle.filesFor }, path)));
}

/** After a form, the browser must request the new page by GET, hence 303. */
function leadingTo(location: string, status: number): PreparedPage {
  return { status, location, etag: '', subjects: [], body: new Body('') };
}

function prepare(html: string): PreparedPage {
  const bytes = Buffer.from(html);
  const tag = hash('sha256', bytes, 'base64url').slice(0, 22);
  return { status: 200, etag: `W/"${tag}"`, subjects: [], body: new Body(bytes) };
}

/** The API's `Recruiter:<uuid>` is `recruiter:<uuid>` in announcements. */
function asKey({ id, version }: PageSubject): Subject {
  const [type = '', key = ''] = id.split(':');
  return { key: `${type.toLowerCase()}:${key}`, version };
}

import Fastify, { type FastifyInstance } from 'fastify';
import { type Route, routes } from '#common/routes.ts';
import {
  agencyContactLinkUrl,
  candidateConsentUrl,
  claimLinkUrl,
  companyDomainLinkUrl,
  dataCopyUrl,
  dataRequestLinkUrl,
  emailChangeUrl,
  inviteReplyToUrl,
  jobPostUrl,
  joinUrl,
  surveySuccessUrl,
  surveyUrl,
  unsubscribeUrl,
} from '#common/urls.ts';
import type { Database } from '#server/database/database.ts';
import { answerCopyDownloads } from '#server/features/contact/data-requests/copy/data-copies.http.ts';
import { answerOneClick } from '#server/features/mailing/unsubscribe.http.ts';
import type { People } from '#server/graphql/access/testing/people.ts';
import type { World } from '#server/graphql/access/testing/world.ts';
import type { Bundle } from '#server/pages/bundle.ts';
import { contentSecurityPolicy } from '#server/pages/content-security.ts';
import { KeptPages } from '#server/pages/kept-pages.ts';
import { documentRoutes } from '#server/pages/pages.http.ts';
import { versionsIn } from '#server/pages/versions.ts';

/** The public pages over a database, rendered from source, with the content policy they are sent with. */
export async function publicPages(database: Database): Promise<FastifyInstance> {
  const entry = await import('../../../web/app/entry-server.tsx');
  const files = { entry: '/assets/entry.js', modules: [], styles: [], fonts: [] };
  const bundle: Bundle = {
    id: 'test',
    entry: async () => entry,
    filesFor: () => files,
    finish: async (_path, html) => html,
  };
  const app = Fastify({ bodyLimit: 2_000_000 });
  app.decorate('database', database);
  answerOneClick(app);
  answerCopyDownloads(app);
  const policy = contentSecurityPolicy(await entry.appStyles());
  await app.register(documentRoutes, { bundle, kept: new KeptPages(versionsIn(database)), policy });
  return app;
}

/** Every page that the server renders, with an address where it has something to show. */
export function addressesIn(people: People, world: World): readonly (readonly [id: string, address: string])[] {
  const { invited, published, later, openReview } = world;
  const links: Readonly<Partial<Record<Route['id'], string>>> = {
    reviewInvite: `/review-invite/${invited.id}/${invited.token}`,
    emailSyncReview: `/email-sync-review/${invited.id}/${invited.token}`,
    candidateReview: `/candidate-review/${invited.placement_id}/${invited.token}`,
    employerReview: `/employer-review/${invited.placement_id}/${invited.token}`,
    survey: surveyUrl(world.surveys.campaign, world.surveys.token),
    surveySuccess: surveySuccessUrl(world.surveys.done),
    unsubscribe: unsubscribeUrl(world.links.unsubscribe),
    join: joinUrl(world.links.join),
    claimConfirm: claimLinkUrl(world.links.claim),
    dataRequestConfirm: dataRequestLinkUrl(world.links.dataRequest),
    dataCopy: dataCopyUrl(world.links.dataCopy),
    emailChange: emailChangeUrl(world.links.allowEmail),
    contactConfirm: agencyContactLinkUrl(world.links.contact),
    companyDomainConfirm: companyDomainLinkUrl(world.links.domain),
    replyToConfirm: inviteReplyToUrl(world.links.replyTo),
    candidateConsent: candidateConsentUrl(world.links.consent),
    jobPost: jobPostUrl(world.publicJob),
    capabilityStatement: `/capabilityStatement/${world.statementVersion.key}`,
    recruiterStatement: `/recruiter/robin/statement/${world.statementVersion.key}`,
    reviewConfirm: `/review-confirm/${openReview.token}`,
    reviewEdit: `/review-edit/${published.id}/${encodeURIComponent(`${later.token} of what is public`)}?step=edit`,
    flagAnswer: `/flag-answer/${later.openCase}/${encodeURIComponent(`${later.token} of open flags`)}`,
  };
  const whole = ({ id, path }: Route) =>
    links[id] ??
    path
      .replaceAll(/\/:\w+\?/g, '')
      .replace(':slug', path.startsWith('/agency') ? `agency-${people.recruiter.agency_id}` : 'robin')
      .replace(':reviewId', published.id);
  return routes.filter(({ isPublic, isBuilt }) => isPublic && isBuilt).map((route) => [route.id, whole(route)]);
}

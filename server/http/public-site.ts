import type { FastifyRequest } from 'fastify';
import { type Zone, zoneOf } from '#common/countries.ts';
import { publicAddresses } from '#common/zones.ts';
import { env } from '#server/env.ts';

/** The public sites of the zones that are configured. */
export const publicSites = (): Partial<Record<Zone, string>> => ({
  ...(env.PLAUDIT_SITE_AU && { au: env.PLAUDIT_SITE_AU }),
  ...(env.PLAUDIT_SITE_UK && { uk: env.PLAUDIT_SITE_UK }),
});

/** The origin under which search engines should list the public pages of this request's zone. */
export const publicOriginOf = ({ hostname }: Pick<FastifyRequest, 'hostname'>): string =>
  publicAddresses(env.PLAUDIT_URL, zoneOf(hostname), publicSites()).origin;

import type { FastifyRequest } from 'fastify';
import { type Zone, zoneOf } from '#common/countries.ts';
import { publicAddresses } from '#common/zones.ts';
import { env } from '#server/env.ts';

/** The zones' public sites, as far as they are set. */
export const publicSites = (): Partial<Record<Zone, string>> => ({
  ...(env.PLAUDIT_SITE_AU && { au: env.PLAUDIT_SITE_AU }),
  ...(env.PLAUDIT_SITE_UK && { uk: env.PLAUDIT_SITE_UK }),
});

/** The origin by which search engines shall know the public pages of the zone that was asked. */
export const publicOriginOf = ({ hostname }: Pick<FastifyRequest, 'hostname'>): string =>
  publicAddresses(env.PLAUDIT_URL, zoneOf(hostname), publicSites()).origin;

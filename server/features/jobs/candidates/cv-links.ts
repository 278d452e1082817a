import { z } from 'zod';
import { cvUrl } from '#common/urls.ts';
import { readSignedQuery, signedQuery } from '#server/session/signed-query.ts';

/** Seconds for which a link to a CV works. */
const linkSeconds = 300;

const purpose = 'CV downloads';
const wanted = z.object({ application: z.uuid(), reader: z.enum(['company', 'recruiter']) });

/** What a link to a CV serves. Who follows it decides what: a company only sees one with consent. */
export type WantedCv = z.output<typeof wanted>;

/** A path that serves the CV of an application for some minutes. */
export const cvLink = (cv: WantedCv, now: Date): string =>
  cvUrl(signedQuery(purpose, cv, { seconds: linkSeconds, now }));

/** What a signed query asks for; undefined if it is not as we signed it, or too old. */
export const cvOfLink = (query: string, now: Date): WantedCv | undefined =>
  wanted.safeParse(readSignedQuery(purpose, query, now)).data;

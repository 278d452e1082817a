import { z } from 'zod';
import type { AtsUser, AtsVendor } from '../core/ats.ts';
import { VendorProblem } from '../core/problem.ts';
import { id, pageOf } from '../core/shapes.ts';
import { authorizeUrl, call, exchange, hosts, refresh } from './client.ts';
import { events } from './events.ts';
import * as map from './map.ts';
import { full, placementById, query } from './reader.ts';

const pageSize = 500;

/** The last placement that was read: they come by the time of their change, then by id. */
const page = z.object({ at: z.number(), id: z.string().regex(/^\d+$/) });

/** Bullhorn: placements by their time of change, and events that wait to be read. */
export const bullhorn: AtsVendor = {
  key: 'bullhorn',
  capabilities: ['placements', 'people'],
  scopes: [],
  hosts,
  // Of 100,000 calls a month, which the customer's other integrations share.
  limits: { perSecond: 5, perDay: 2000 },
  hasSecret: true,
  authorizeUrl,
  exchange,
  refresh,
  account: async (session) => {
    // A call that needs the session shows that it works, and the address holds the account's own part.
    await call(session, 'the session', 'ping');
    const { restUrl, username } = session.credentials();
    const account = /\/rest-services\/([^/]+)$/.exec(String(restUrl))?.[1];
    if (!account) throw new VendorProblem('unreadable', "The account's address doesn't name it.");
    const name = String(username ?? account);
    const [me] = await query(
      session,
      map.user,
      'the API user',
      'CorporateUser',
      { where: `username='${name}'`, orderBy: 'id', count: 1 },
      [map.fields.user],
    );
    const { name: userName, email = null } = me ? map.userOf(me) : { name };
    return { id: account, name, user: { name: userName, email, isEmailVerified: false } };
  },
  listUsers: async (session) => {
    const found: AtsUser[] = [];
    for (let start = 0; ; start += pageSize) {
      const values = { where: 'id>0', orderBy: 'id', count: pageSize, start };
      const users = await query(session, map.user, 'the list of users', 'CorporateUser', values, [map.fields.user]);
      found.push(...users.map(map.userOf));
      if (users.length < pageSize) return found;
    }
  },
  listPlacements: async (session, { from, to }, token) => {
    const last = pageOf(page, token);
    const after = last
      ? `(dateLastModified>${last.at} OR (dateLastModified=${last.at} AND id>${last.id}))`
      : `dateLastModified>=${from}`;
    const values = { where: `${after} AND dateLastModified<${to}`, orderBy: 'dateLastModified,id', count: pageSize };
    const fields = [map.fields.placement, map.fields.leanPlacement];
    const raws = await query(session, map.placement, 'the list of placements', 'Placement', values, fields);
    const end = raws.at(-1);
    const isLast = !end || end.dateLastModified === null || raws.length < pageSize;
    const next = isLast ? null : JSON.stringify({ at: end.dateLastModified, id: end.id });
    return { items: await full(session, raws), next };
  },
  getPlacement: placementById,
  listDeleted: async () => null,
  listIds: async (session, token) => {
    const values = { where: `id>${token ?? 0}`, orderBy: 'id', count: pageSize };
    const rows = await query(session, z.looseObject({ id }), 'the list of placements', 'Placement', values, ['id']);
    const ids = rows.map((row) => row.id);
    return { items: ids, next: ids.length < pageSize ? null : (ids.at(-1) ?? null) };
  },
  events,
};

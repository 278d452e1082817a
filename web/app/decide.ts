import { data, type MiddlewareFunction, redirect } from 'react-router';
import { answerFor, matchRoute } from '#common/routes.ts';
import { signInUrl } from '#common/urls.ts';
import { rolesToCheck } from '#web/kit/permissions/developer.ts';
import { surroundingsOf } from './surroundings.ts';

/**
 * Runs before each navigation: does this address exist, and may this person see it? The server decides what they may
 * read; this only spares them empty pages. Throws 404 and 403 for the error screen, and sends strangers to sign in.
 */
export const decide: MiddlewareFunction = async ({ request, context }) => {
  const { pathname, search } = new URL(request.url);
  const { features, visitor, rememberPath } = surroundingsOf(context);
  const route = matchRoute(pathname)?.route;
  const who = route?.isOpen ? null : await visitor();
  const viewer = who && { ...who, roles: rolesToCheck(who.roles) };
  const answer = answerFor(route, viewer, features, who?.country);
  if (answer === 'not-found') throw data(null, { status: 404 });
  if (answer === 'denied') throw data(route?.id, { status: 403 });
  if (answer === 'ok') return;
  rememberPath(pathname + search);
  throw redirect(signInUrl());
};

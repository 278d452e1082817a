import type { FastifyInstance, FastifyReply } from 'fastify';
import { claimLinkUrl } from '#common/urls.ts';
import { runCommand } from '#server/commands/command.ts';
import { contextOf } from '#server/http/context.ts';
import { hashToken } from '#server/session/tokens.ts';
import { verifyClaim } from './claims.commands.tsx';
import { findClaimToVerify } from './claims.queries.ts';
import { claimVerifiedPage, unknownClaimPage, verifyClaimForm } from './pages/ClaimPage.tsx';

type WithToken = { Params: { token: string } };

const address = decodeURIComponent(claimLinkUrl(':token'));

/**
 * The address in the mail to somebody who claims a profile. GET and HEAD change nothing, for programs follow links in
 * mails; the button on the page confirms the address.
 */
export async function claimRoutes(app: FastifyInstance): Promise<void> {
  app.get<WithToken>(address, async (request, reply) => {
    const claim = await findClaimToVerify(request.server.database, hashToken(request.params.token), new Date());
    if (!claim) return show(reply, 404, unknownClaimPage());
    return show(reply, 200, claim.isVerified ? claimVerifiedPage(claim) : verifyClaimForm(claim));
  });

  app.post<WithToken>(address, async (request, reply) => {
    const { token } = request.params;
    const outcome = await runCommand(verifyClaim, contextOf(request), { token });
    const claim = outcome.ok && (await findClaimToVerify(request.server.database, hashToken(token), new Date()));
    return claim ? show(reply, 200, claimVerifiedPage(claim)) : show(reply, 404, unknownClaimPage());
  });
}

const policy = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page with a token in its address: kept by nobody, told to nobody. */
function show(reply: FastifyReply, status: number, page: string) {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(page);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { claimLinkUrl, profileClaimedUrl, profileFailedClaimUrl } from '#common/urls.ts';
import { runCommand } from '#server/commands/command.ts';
import { showPrivately, unkept } from '#server/features/mailing/pages/show-privately.ts';
import { contextOf } from '#server/http/context.ts';
import { hashToken } from '#server/session/tokens.ts';
import { unknownClaimPage, verifyClaimForm } from './ClaimPage.tsx';
import { verifyClaim } from './claims.commands.tsx';
import { type ClaimToVerify, findClaimToVerify } from './claims.queries.ts';

type WithToken = { Params: { token: string } };

const address = decodeURIComponent(claimLinkUrl(':token'));

/**
 * The address in the email to somebody who claims a profile. GET and HEAD change nothing, because programs follow links
 * in emails; the button on the page confirms the address.
 */
export async function claimRoutes(app: FastifyInstance): Promise<void> {
  app.get<WithToken>(address, async (request, reply) => {
    const claim = await claimOf(request);
    if (!claim) return showPrivately(reply, 404, unknownClaimPage());
    return claim.isVerified || claim.isExpired ? lead(reply, claim) : showPrivately(reply, 200, verifyClaimForm(claim));
  });

  app.post<WithToken>(address, async (request, reply) => {
    await runCommand(verifyClaim, contextOf(request), { token: request.params.token });
    const claim = await claimOf(request);
    return claim ? lead(reply, claim) : showPrivately(reply, 404, unknownClaimPage());
  });
}

const claimOf = ({ server, params }: FastifyRequest<WithToken>) =>
  findClaimToVerify(server.database, hashToken(params.token), new Date());

/** Back to the profile, where the outcome is shown. It doesn't reveal which address was used. */
const lead = (reply: FastifyReply, claim: ClaimToVerify) =>
  unkept(reply).redirect(claim.isVerified ? profileClaimedUrl(claim) : profileFailedClaimUrl(claim), 303);

import type { FastifyInstance, FastifyReply } from 'fastify';
import { agencyContactLinkUrl } from '#common/urls.ts';
import { runCommand } from '#server/commands/command.ts';
import { showPrivately } from '#server/features/mailing/pages/show-privately.ts';
import { contextOf } from '#server/http/context.ts';
import { confirmContactForm, contactConfirmedPage, unknownContactPage } from './AgencyContactPage.tsx';
import { confirmAgencyContact, findContactToConfirm } from './agency-contact.commands.ts';

type WithToken = { Params: { token: string } };

const address = decodeURIComponent(agencyContactLinkUrl(':token'));

/**
 * The address in the email to an agency's new contact. GET and HEAD change nothing, because programs follow links in
 * emails; the button on the page confirms.
 */
export async function agencyContactRoutes(app: FastifyInstance): Promise<void> {
  app.get<WithToken>(address, async (request, reply) => {
    const contact = await findContactToConfirm(app.database, request.params.token, contextOf(request).nature.now());
    return contact && !contact.isExpired ? showPrivately(reply, 200, confirmContactForm(contact)) : unknown(reply);
  });

  app.post<WithToken>(address, async (request, reply) => {
    const { token } = request.params;
    const contact = await findContactToConfirm(app.database, token, contextOf(request).nature.now());
    const confirmed = await runCommand(confirmAgencyContact, contextOf(request), { token });
    return contact && confirmed.ok ? showPrivately(reply, 200, contactConfirmedPage(contact)) : unknown(reply);
  });
}

const unknown = (reply: FastifyReply) => showPrivately(reply, 404, unknownContactPage());

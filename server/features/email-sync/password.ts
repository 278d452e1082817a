import { seal, sealedFor, unseal } from '#server/integrations/sealed.ts';

/** How the password of a mailbox is kept. */
export const sealedPassword = (mailboxId: string, password: string): Buffer =>
  seal(sealedFor.mailboxPassword(mailboxId), password);

/** The password of a mailbox. Throws `Unopenable` if the installation's secret has changed too often. */
export const openedPassword = (mailboxId: string, sealed: Buffer): string =>
  unseal(sealedFor.mailboxPassword(mailboxId), sealed);

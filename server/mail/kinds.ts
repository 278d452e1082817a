/** How kinds of mail begin that guard an account: a link to confirm an address, to sign in, to change a password. */
export const securityPrefix = 'security-';

/** Whether a mail reaches also somebody who wants no mail. Such mails carry no way to unsubscribe. */
export const isSecurityMail = (kind: string): boolean => kind.startsWith(securityPrefix);

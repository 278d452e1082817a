import { demoAddresses, demoPassword } from '#server/database/seeds/accounts.ts';

/** The lines that tell a newcomer how to sign in to the demo. */
export function demoAccounts(): string {
  return `\n\nSign in with the password ${demoPassword} as\n${demoAddresses.map((address) => `  ${address}`).join('\n')}`;
}

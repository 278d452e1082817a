import type { PageAddress } from '#web/kit/page.ts';

/** The survey at an address. What a browser keeps to continue an anonymous response is not in it. */
export const variablesOf = ({ params: { campaignId = '', recipientId } }: PageAddress) => ({
  campaignId: `Campaign:${campaignId}`,
  token: recipientId ?? null,
  resume: null,
});

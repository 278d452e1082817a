/** The states by which campaigns are filtered, with their words. */
export const campaignStates = { all: 'All', active: 'Active', inactive: 'Inactive' } as const;
export type CampaignState = keyof typeof campaignStates;

/** A state in an address; 'all' if it is none. */
export const campaignStateIn = (text: string | undefined): CampaignState =>
  text === 'active' || text === 'inactive' ? text : 'all';

/** The API's filter for each state. */
export const campaignFilters: Readonly<Record<CampaignState, { isActive?: boolean }>> = {
  all: {},
  active: { isActive: true },
  inactive: { isActive: false },
};

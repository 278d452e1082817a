/** Lengths of a company's texts in characters, and how many places it may name. */
export const companyLimits = { name: 120, website: 300, description: 5000, location: 80, locations: 20 } as const;

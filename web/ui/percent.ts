/** A share from 0 to 1 as a length, such as `52.4%`. More digits would be invisible and cost bytes. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

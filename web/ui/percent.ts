/** A share from 0 to 1 as a length in a drawing, such as `52.4%`. Ten digits more would be seen by nobody and sent to all. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** The toast once a review is matched. */
export const matchedWords = "Review matched. We'll publish it once it's checked.";

/** The words of the email that brings a survey, unless the agency has its own. */
export const surveyMailWords = (agencyName: string): { readonly subject: string; readonly text: string } => ({
  subject: `How likely are you to recommend ${agencyName}?`,
  text: 'It takes about a minute, and your answer helps us improve. Choose a number to start.',
});

/** The color of surveys with Plaudit's design. */
export const standardAccent = '#0072bb';

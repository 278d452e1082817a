import { type Audience, audiences } from '#common/reviews/criteria.ts';
import { standardAccent } from '#common/surveys/mail.ts';
import { groupScores, type NpsGroup, npsGroups } from '#common/surveys/nps.ts';
import { openingQuestion } from '#common/surveys/workflows.ts';
import type { SurveyLook } from './questions/SurveyCard.tsx';

/** Who is asked, such as 'Candidates'. */
export const audienceWords: Readonly<Record<Audience, string>> = { candidate: 'Candidates', employer: 'Employers' };

/** The scores of a group, such as '9–10'. */
export const scoresOf = (group: NpsGroup): string => groupScores[group].join('–');

/** The opening question of a survey: the agency's own, or the standard one. */
export const scoreTitleOf = ({ question, agency }: SurveyOfAgency): string =>
  question ?? openingQuestion(agency?.name ?? 'us');

interface SurveyOfAgency {
  readonly question: string | null | undefined;
  readonly agency: { readonly name: string } | null | undefined;
}

/** What people see of a survey's design: the agency's own, or Plaudit's with the agency's logo. */
export function lookOf({ template, accent, showsLogo, agency }: DesignedSurvey): SurveyLook {
  const isOwn = template === 'custom_template';
  return {
    accent: isOwn ? accent : standardAccent,
    agencyName: agency?.name ?? 'Your agency',
    logo: (!isOwn || showsLogo) && agency?.logoUrl ? agency.logoUrl : null,
  };
}

interface DesignedSurvey {
  readonly template: string;
  readonly accent: string;
  readonly showsLogo: boolean;
  readonly agency: { readonly name: string; readonly logoUrl: string | null | undefined } | null | undefined;
}

/** An audience in an address; 'candidate' if it is none. */
export const audienceIn = (text: string | undefined): Audience => audiences.find((one) => one === text) ?? 'candidate';

/** A group in an address; 'promoter' if it is none. */
export const groupIn = (text: string | undefined): NpsGroup => npsGroups.find((one) => one === text) ?? 'promoter';

/** The parts of a survey's design that its email shows. */
export const designOf = ({ template, question, accent, subject, mailText: text }: DesignedEmail) => ({
  ...{ template, question, accent, subject, text },
});

interface DesignedEmail {
  readonly template: string;
  readonly question: string | null | undefined;
  readonly accent: string;
  readonly subject: string | null | undefined;
  readonly mailText: string | null | undefined;
}

import { formatCount } from '#common/formats.ts';
import { npsOf } from '#common/surveys/nps.ts';
import { npsText } from '#common/surveys/nps-words.ts';

/** Totals of a campaign or a survey, as counts by name. */
export type Totals = Readonly<Record<string, number>>;

/** What a campaign or a survey has brought, on one line: '1,200 people emailed, 480 answers, NPS 45.0'. */
export function totalsText(totals: Totals): string {
  const of = (name: string) => totals[name] ?? 0;
  const nps = npsOf({ promoter: of('promoter'), passive: of('passive'), detractor: of('detractor') });
  if (of('sent') === 0 && nps.count === 0) return 'No one has been emailed yet';
  return [
    `${formatCount(of('sent'), 'person', 'people')} emailed`,
    formatCount(nps.count, 'answer'),
    nps.score === null ? 'too few for a score' : `NPS ${npsText(nps)}`,
  ].join(', ');
}

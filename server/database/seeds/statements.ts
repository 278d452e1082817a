import { scoreOf } from '#common/reviews/score.ts';
import type { StatementFigures } from '#common/statements/content.ts';
import { shownAtFirst, statementMonths, statementSections } from '#common/statements/statements.ts';
import type { JsonObject } from '#server/database/types.ts';
import type { DemoRows } from './rows.ts';
import type { World } from './world.ts';

interface Sketch {
  of: 'agency' | 'recruiter';
  name: string;
  about: string;
  /** The versions that were shared, the first one first: their keys, and how many days ago. */
  versions: readonly {
    key: string;
    daysAgo: number;
    days: number;
    views: number;
    visitors: number;
    isWithdrawn?: true;
  }[];
}

const ofAgency: readonly Sketch[] = [
  {
    ...{ of: 'agency', name: 'Engineering and construction panels' },
    about:
      'Quokka & Quill has placed engineers, site managers and the people who support them since 2011.\n\nEach search is led by one consultant from the first call to the end of the guarantee, and we report every week.',
    versions: [
      { key: 'demo-agency-statement1', daysAgo: 62, days: 90, views: 31, visitors: 19, isWithdrawn: true },
      { key: 'demo-agency-statement2', daysAgo: 20, days: 180, views: 12, visitors: 9 },
    ],
  },
];

const ofRecruiter: readonly Sketch[] = [
  {
    ...{ of: 'recruiter', name: 'For new clients' },
    about: 'I place people in jobs they stay in. Most of my work comes from people I have placed before.',
    versions: [{ key: 'demo-person-statement1', daysAgo: 12, days: 90, views: 7, visitors: 5 }],
  },
];

/** Statements of the agency with the ultimate plan and of the paid professional, with versions they have shared. */
export function addStatements(world: World): void {
  addFor(world, 'ultimate_team@demo.example', ofAgency);
  addFor(world, 'pro_individual@demo.example', ofRecruiter);
}

function addFor(world: World, email: string, sketches: readonly Sketch[]): void {
  const { rows } = world;
  const user = rows.users.find((one) => one.email === email)!;
  const owner = rows.recruiters.find(({ user_id }) => user_id === user.id)!;
  for (const { of, versions, ...fields } of sketches) {
    const created_at = world.daysAgo(versions[0]!.daysAgo + 1);
    const id = world.dice.id(created_at);
    const isAbout = (row: { agency_id: string; recruiter_id: string }) =>
      of === 'agency' ? row.agency_id === owner.agency_id : row.recruiter_id === owner.id;
    const review_ids = rows.reviews
      .filter((review) => isAbout(review) && isPublic(review) && (review.level ?? 0) >= 2)
      .filter((review) => timeOf(review) < created_at.getTime())
      .sort((one, other) => timeOf(other) - timeOf(one))
      .slice(0, 4)
      .map((review) => review.id!);
    const common = { agency_id: owner.agency_id, review_ids, about: fields.about };
    rows.capability_statements.push({
      ...{ id, ...common, name: fields.name, sections: [...statementSections], shown: [...shownAtFirst] },
      recruiter_id: of === 'recruiter' ? owner.id! : null,
      ...{ created_by: user.id!, created_at, changed_at: world.daysAgo(versions.at(-1)!.daysAgo) },
    });
    versions.forEach(({ key, daysAgo, days, views, visitors, isWithdrawn }, index) => {
      const shared_at = world.daysAgo(daysAgo);
      const colleagues = rows.recruiters.filter(
        (one) => one.agency_id === owner.agency_id && (of === 'agency' || one.id !== owner.id),
      );
      rows.statement_versions.push({
        ...{ id: world.dice.id(shared_at), statement_id: id, ...common, key, number: index + 1 },
        ...{ sections: [...shownAtFirst], member_ids: colleagues.slice(0, 12).map((one) => one.id!) },
        figures: figuresAt(
          rows,
          of === 'agency' ? colleagues : [owner],
          isAbout,
          colleagues.length,
          shared_at,
        ) as unknown as JsonObject,
        ...{ shared_by: user.id!, shared_at, expires_at: world.daysAgo(daysAgo - days), views, visitors },
        ...{
          last_viewed_at: world.daysAgo(daysAgo / 3),
          withdrawn_at: isWithdrawn ? world.daysAgo(daysAgo / 3) : null,
        },
      });
    });
  }
}

type Owner = DemoRows['recruiters'][number];
type About = (row: { agency_id: string; recruiter_id: string }) => boolean;

/** The figures as they were then, of what was public by then. */
function figuresAt(
  rows: DemoRows,
  people: readonly Owner[],
  isAbout: About,
  peopleCount: number,
  at: Date,
): StatementFigures {
  const published = rows.reviews.filter(
    (review) => isAbout(review) && isPublic(review) && timeOf(review) < at.getTime(),
  );
  const { score, low, high, count } = scoreOf(
    published.map((review) => ({
      ...{ overall: review.overall, level: (review.level ?? 0) as 0, submittedAt: new Date(timeOf(review)) },
      offeredAnything: review.was_offered_anything ?? false,
    })),
    at,
  );
  const since = new Date(at);
  since.setUTCMonth(since.getUTCMonth() - statementMonths);
  const placements: Record<string, number> = {};
  const started = rows.placements.filter((one) => {
    const start = new Date(one.start_date as string).getTime();
    return isAbout(one) && one.state !== 'cancelled' && start > since.getTime() && start <= at.getTime();
  });
  for (const { job_type } of started) placements[job_type] = (placements[job_type] ?? 0) + 1;
  const sides = rows.invitations.filter((one) => isAbout(one) && one.sent_at && (one.sent_at as Date) < at).length;
  const asOf = at.toISOString().slice(0, 10);
  return {
    ...{ asOf, scoreAsOf: asOf, score, low, high, reviewCount: count, publishedCount: published.length },
    // Nearly every side was invited.
    ...{
      eligible: Math.ceil(sides * 1.06),
      invited: sides,
      specialities: frequent(people.flatMap((one) => one.specialities ?? [])),
    },
    ...{
      places: frequent(people.flatMap((one) => one.location || [])).slice(0, 12),
      furtherPlaces: 0,
      placements,
      nps: null,
      peopleCount,
    },
  };
}

/** Each value once, the most frequent first. */
const frequent = (values: readonly string[]): string[] => {
  const count = (value: string) => values.filter((one) => one === value).length;
  return [...new Set(values)].sort((one, other) => count(other) - count(one));
};

const isPublic = ({ publication }: { publication?: string | undefined }) => publication === 'published';
const timeOf = ({ submitted_at }: { submitted_at: Date | string }) => new Date(submitted_at).getTime();

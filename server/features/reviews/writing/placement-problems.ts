import type { Audience } from '#common/reviews/criteria.ts';
import type { Write } from '#server/commands/write.ts';

declare module '#server/commands/events.ts' {
  interface Events {
    placementDoubted: { problemId: string };
  }
}

/** What a reviewer says is wrong with a placement. */
interface NewPlacementProblem {
  agencyId: string;
  placementId: string;
  audience: Audience;
  /** That it never happened, or that some of its facts are wrong. */
  kind: 'denied' | 'wrong_facts';
  words: string | null;
}

/** Records for the recruiter's side what is wrong with a placement. Says nothing about the review it came with. */
export async function notePlacementProblem(write: Write, problem: NewPlacementProblem): Promise<void> {
  const id = write.nature.newId();
  await write.tx
    .insertInto('placement_problems')
    .values({
      id,
      agency_id: problem.agencyId,
      placement_id: problem.placementId,
      audience: problem.audience,
      kind: problem.kind,
      words: problem.words,
      created_at: write.at,
    })
    .execute();
  await write.emit('placementDoubted', { problemId: id });
}

import { daysAfter, type World } from './world.ts';

/** Replies that were changed, with their earlier text, and one that waits for a moderator. */
export function addReplyHistory(world: World): void {
  const { rows } = world;
  const owner = rows.recruiters.find(({ slug }) => slug === 'demo-recruiter')!;
  const own = rows.review_replies.filter(({ written_by }) => written_by === owner.user_id);
  for (const reply of own.slice(-3)) {
    const earlierAt = new Date(reply.created_at);
    const changedAt = new Date(Math.min(daysAfter(earlierAt, 1.2).getTime(), world.now.getTime()));
    const about = { review_id: reply.review_id, agency_id: reply.agency_id, written_by: owner.user_id };
    addVersion(world, about, {
      number: 1,
      body: 'Thank you. I will write more soon.',
      state: 'replaced',
      at: earlierAt,
    });
    addVersion(world, about, { number: 2, body: reply.body, state: 'shown', at: changedAt });
    Object.assign(reply, { updated_at: changedAt, edited_at: changedAt, version: 2 });
  }
  const unanswered = rows.reviews
    .filter(
      ({ recruiter_id, publication, level }) => recruiter_id !== owner.id && publication === 'published' && level > 1,
    )
    .filter(({ id }) => !rows.review_replies.some(({ review_id }) => review_id === id))
    .slice(-40);
  for (const { id, agency_id, recruiter_id } of [unanswered[3]!, unanswered[21]!]) {
    const writer = rows.recruiters.find((recruiter) => recruiter.id === recruiter_id)!.user_id ?? null;
    addVersion(
      world,
      { review_id: id!, agency_id, written_by: writer },
      {
        number: 1,
        body: 'Demo: thank you for writing. What you say of the invoice is a lie, and you know that it was fraud on your side.',
        state: 'queued',
        at: world.daysAgo(1.4),
        signals: ['alleges_crime'],
      },
    );
  }
}

interface About {
  review_id: string;
  agency_id: string;
  written_by: string | null | undefined;
}

interface Version {
  number: number;
  body: string;
  state: 'shown' | 'queued' | 'replaced';
  at: Date;
  signals?: string[];
}

function addVersion(world: World, about: About, { at, signals = [], ...version }: Version): void {
  world.rows.review_reply_versions.push({
    id: world.dice.id(at),
    ...about,
    ...version,
    signals,
    created_at: at,
    rejected_words: null,
    decided_at: null,
    decided_by: null,
  });
}

const days = 86_400_000;

/** A review of a made-up place. */
export interface FakeReview {
  readonly id: string;
  readonly author: string | null;
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly text: string | null;
  readonly reply: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A made-up place of a Business Profile. */
export interface FakePlace {
  readonly account: string;
  readonly id: string;
  readonly title: string;
  readonly street: string;
  readonly city: string;
  readonly isVerified: boolean;
  readonly reviews: Map<string, FakeReview>;
}

/** What a made-up person manages on Google. */
export class GoogleWorld {
  readonly accounts = ['accounts/101', 'accounts/102'];
  readonly places = new Map<string, FakePlace>();
  readonly #now: () => number;
  #count = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Adds a place. */
  addPlace(title: string, city: string, change: Partial<FakePlace> = {}): FakePlace {
    this.#count += 1;
    const id = `locations/20${this.#count}`;
    const street = `${this.#count} Test Street`;
    const place = { account: 'accounts/101', id, title, street, city, isVerified: true, reviews: new Map(), ...change };
    this.places.set(id, place);
    return place;
  }

  /** Adds a review to a place, the newest of all. */
  addReview({ reviews }: FakePlace, change: Partial<FakeReview> = {}): FakeReview {
    this.#count += 1;
    const at = change.createdAt ?? this.#now();
    const review: FakeReview = {
      ...{ id: `review-${this.#count}`, author: 'Test Reviewer', stars: 5, text: 'Great help.', reply: null },
      ...{ createdAt: at, updatedAt: at },
      ...change,
    };
    reviews.set(review.id, review);
    return review;
  }

  /** Changes a review, as its writer or the agency would on Google. */
  change({ reviews }: FakePlace, id: string, change: Partial<FakeReview>): void {
    const known = reviews.get(id);
    if (known) reviews.set(id, { ...known, updatedAt: this.#now(), ...change });
  }
}

const said: readonly (readonly [author: string | null, stars: FakeReview['stars'], text: string | null])[] = [
  ['Mira Holt', 5, 'They found me a role close to home and told me how each interview went.'],
  ['J. Adeyemi', 5, 'Clear about the salary from the first call.'],
  [null, 4, null],
  ['Tomas Vela', 2, 'Nobody called back for two weeks after the second interview.'],
  ['Priya Nand', 5, 'We hired two site engineers through them. Both are still here.'],
  ['Ellis Park', 3, 'Friendly people, but the paperwork took long.'],
  ['Rosa Quint', 5, null],
  ['Dan W.', 4, 'Good advice on my CV.'],
];

/** An agency that doesn't exist, with two places. */
export function defaultGoogleWorld(now: () => number): GoogleWorld {
  const world = new GoogleWorld(now);
  for (const [place, title] of ['Sydney', 'Melbourne'].entries()) {
    const made = world.addPlace(`Test Recruitment ${title}`, title);
    for (let turn = 0; turn < 3 - place; turn++)
      for (const [at, [author, stars, text]] of said.entries()) {
        const createdAt = now() - (turn * said.length + at + 1) * (11 + place) * days;
        const reply = at === 3 ? 'We are sorry. Please write to us, so that we can look into it.' : null;
        world.addReview(made, { author, stars, text, reply, createdAt });
      }
  }
  return world;
}

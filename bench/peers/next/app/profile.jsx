import { notFound } from 'next/navigation';
import { readProfile } from './read-profile.mjs';

const dates = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });
const scores = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What Plaudit's page says of a recruiter: name, agency, score, and the first ten reviews with their replies. */
export async function Profile({ params }) {
  const { slug } = await params;
  const profile = await readProfile(slug);
  if (!profile) notFound();
  const { name, headline, about, specialities, agency, score, review_count, published_count, reviews } = profile;
  return (
    <main>
      <title>{`${name} reviews`}</title>
      <h1>{name}</h1>
      {headline && <p>{headline}</p>}
      <p>
        <a href={`/agency/${agency.slug}`}>{agency.name}</a>
      </p>
      <p>{review_count > 0 ? <Score of={score} from={review_count} /> : 'No counted reviews yet'}</p>
      <p>Published in all: {published_count}</p>
      <ul>
        {[5, 4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            {stars} stars: {profile[`stars_${stars}`]}
          </li>
        ))}
      </ul>
      <p>{specialities.join(', ')}</p>
      {about && <p>{about}</p>}
      {reviews.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </main>
  );
}

function Review({ review: { overall, title, body, shown_name, submitted_at, reply, reply_at } }) {
  return (
    <article>
      <h2>{title}</h2>
      <p>
        <Stars of={overall} /> {shown_name}, {dates.format(submitted_at)}
      </p>
      <p>{body}</p>
      {reply && (
        <section>
          <h3>Reply of {dates.format(reply_at)}</h3>
          <p>{reply}</p>
        </section>
      )}
    </article>
  );
}

function Score({ of, from }) {
  return (
    <>
      <Stars of={of} /> {scores.format(of)} from {from} reviews
    </>
  );
}

function Stars({ of }) {
  return (
    <span role="img" aria-label={`${of} of 5 stars`}>
      {'★'.repeat(Math.round(of)).padEnd(5, '☆')}
    </span>
  );
}

import { graphql } from 'react-relay';
import { agencyReviewUrl, agencyUrl, openReviewUrl } from '#common/urls.ts';
import type { AgencyReviewPageQuery } from '#web/__generated__/AgencyReviewPageQuery.graphql.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { movedTo } from '../profiles/moved-to.ts';
import styles from './ReviewForms.module.css';

/** The number of people from which the page has a search. */
const searchFrom = 8;

/** An agency's open link: choose the recruiter you worked with, then write as with their own link. */
export default function AgencyReviewPage({ data, address }: PageProps<AgencyReviewPageQuery>) {
  const { agency } = data;
  if (!agency) return null;
  const words = wordsOf(address);
  const { edges, pageInfo } = agency.recruiters;
  const people = (edges ?? []).flatMap((edge) => edge?.node ?? []);
  const isNarrowed = words !== '' || Boolean(address.query.after);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className={styles.greeting}>
          <Link href={agencyUrl(agency.slug)}>{agency.name}</Link>
        </p>
        <h1>Who did you work with?</h1>
        <p>{`Your review is about one person. It also counts for ${agency.name}.`}</p>
      </header>
      {(people.length >= searchFrom || isNarrowed) && (
        <SearchBox
          action={agencyReviewUrl(agency.slug)}
          defaultValue={words}
          label="Recruiter's name"
          placeholder="Name"
        />
      )}
      {people.length === 0 ? (
        <EmptyState
          action={words && <Button href={agencyReviewUrl(agency.slug)}>{`Show everyone at ${agency.name}`}</Button>}
        >
          {words
            ? `No one at ${agency.name} matches ‘${words}’.`
            : `${agency.name} isn't showing any recruiters right now.`}
        </EmptyState>
      ) : (
        <ul className={styles.people} aria-label="Recruiters">
          {people.map(({ id, slug, name, headline, photoUrl }) => (
            <li key={id}>
              <Link href={openReviewUrl(slug, { from: 'agency' })} className={styles.person}>
                <Avatar name={name} photo={photoUrl ?? null} />
                <span className={styles.personWords}>
                  <b>{name}</b>
                  {headline && <span>{headline}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.ways}>
        {address.query.after && <Button href={agencyReviewUrl(agency.slug, { words })}>Back to the start</Button>}
        {pageInfo.hasNextPage && pageInfo.endCursor && (
          <Button href={agencyReviewUrl(agency.slug, { words, after: pageInfo.endCursor })}>More recruiters</Button>
        )}
      </p>
    </div>
  );
}

const wordsOf = ({ query }: PageAddress) => (query.q ?? '').trim().slice(0, 100);

export const page = definePage<AgencyReviewPageQuery>({
  query: graphql`
    query AgencyReviewPageQuery($slug: String!, $words: String, $after: String) {
      agency(slug: $slug) {
        name
        slug
        recruiters(first: 24, after: $after, filter: { words: $words }) {
          edges {
            node {
              id
              slug
              name
              headline
              photoUrl
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  `,
  parameters: ['q', 'after'],
  variables: (address) => ({
    slug: address.params.slug ?? '',
    words: wordsOf(address) || null,
    after: address.query.after ?? null,
  }),
  moved: ({ agency }, address) => movedTo(address, agency?.slug),
  notFound: ({ agency }) => !agency,
  head: ({ agency }) => ({
    title: `Review ${agency?.name}`,
    canonical: null,
    isHidden: true,
  }),
});

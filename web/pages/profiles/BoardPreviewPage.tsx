import { graphql } from 'react-relay';
import { agencyUrl, boardPreviewUrl, type JobBoard, recruiterUrl } from '#common/urls.ts';
import type { BoardPreviewPageQuery } from '#web/__generated__/BoardPreviewPageQuery.graphql.ts';
import { BoardPanel, type OnBoard } from '#web/features/profiles/boards/BoardPanel.tsx';
import { boardNames } from '#web/features/profiles/boards/board-names.ts';
import { definePage, type PageAddress, type PageProps } from '#web/kit/page.ts';
import { goneProfile } from '#web/pages/review/what-became.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './BoardPreviewPage.module.css';
import { movedTo } from './moved-to.ts';

/** How the profile of a recruiter or an agency could look on a job board: beside a job, and in a directory. */
export default function BoardPreviewPage({ data, address }: PageProps<BoardPreviewPageQuery>) {
  const board = boardOf(address);
  const profile = onBoard(data, address, board);
  if (!profile) return null;
  const name = boardNames[board];
  return (
    <main id="main" className={styles.page}>
      <header className={styles.head}>
        <h1>{`Preview on ${name}`}</h1>
        <p>
          {`This is a preview by Plaudit of how the profile of ${profile.name} could look on ${name}. ${name} alone decides what it shows, and Plaudit isn't connected with it.`}
        </p>
        <p>
          <Link href={profile.href}>Open the profile</Link>
        </p>
      </header>
      <section className={styles.narrow} aria-labelledby="beside">
        <h2 id="beside">Beside a job</h2>
        <BoardPanel profile={profile} board={board} isNarrow />
      </section>
      <section className={styles.wide} aria-labelledby="directory">
        <h2 id="directory">In a directory</h2>
        <BoardPanel profile={profile} board={board} />
      </section>
    </main>
  );
}

const boardOf = ({ path }: PageAddress): JobBoard => (path.startsWith('/jora/') ? 'jora' : 'seek');

type Data = BoardPreviewPageQuery['response'];

/** The recruiter with this slug, otherwise the agency: theirs may be the same, and then `of` tells them apart. */
function profileIn({ recruiter, agency }: Data, { query }: PageAddress) {
  if (recruiter && !(query['of'] === 'agency' && agency)) return { recruiter };
  return agency ? { agency } : undefined;
}

function onBoard(data: Data, address: PageAddress, board: JobBoard): OnBoard | undefined {
  const found = profileIn(data, address);
  if (!found) return undefined;
  if (found.agency) {
    const { name, slug, location, logoUrl, figures, reviews } = found.agency;
    const href = agencyUrl(slug);
    return {
      name,
      about: location,
      photo: logoUrl,
      isFirm: true,
      figures,
      reviews: listed(reviews),
      href,
      email: null,
    };
  }
  const { name, slug, headline, location, photoUrl, agency, reviews, ...figures } = found.recruiter;
  return {
    ...{ name, about: [agency.name, headline || location].filter(Boolean).join(' · '), photo: photoUrl, isFirm: false },
    ...{ figures, reviews: listed(reviews), href: recruiterUrl(slug) },
    email: board === 'seek' ? (found.recruiter.seekEmail ?? null) : null,
  };
}

type Listed = NonNullable<Data['recruiter']>['reviews'];
const listed = (reviews: Listed): OnBoard['reviews'] => (reviews.edges ?? []).flatMap((edge) => edge?.node ?? []);

export const page = definePage<BoardPreviewPageQuery>({
  query: graphql`
    query BoardPreviewPageQuery($slug: String!) {
      recruiter(slug: $slug) {
        id
        slug
        name
        headline
        location
        photoUrl
        pageVersion
        seekEmail
        score
        scoreHalf
        reviewCount
        publishedCount
        reviewTallies
        agency {
          id
          name
          pageVersion
        }
        reviews(first: 3) {
          edges {
            node {
              ...BoardPanel_review @relay(mask: false)
            }
          }
        }
      }
      agency(slug: $slug) {
        id
        slug
        name
        location
        logoUrl
        pageVersion
        figures {
          pageVersion
          score
          scoreHalf
          reviewCount
          publishedCount
          reviewTallies
        }
        reviews(first: 3) {
          edges {
            node {
              recruiter {
                id
                pageVersion
              }
              ...BoardPanel_review @relay(mask: false)
            }
          }
        }
      }
      goneProfile(slug: $slug) {
        goneAt
      }
    }
  `,
  parameters: ['of'],
  variables: ({ params }) => ({ slug: params.slug ?? '' }),
  moved: (data, address) => {
    const found = profileIn(data, address);
    return movedTo(address, (found?.recruiter ?? found?.agency)?.slug);
  },
  gone: (data, address) => (data.goneProfile && !profileIn(data, address) ? goneProfile() : undefined),
  notFound: (data, address) => !profileIn(data, address),
  // Both profiles of a slug, whichever is shown.
  subjects: ({ recruiter, agency }) => {
    const people = (agency?.reviews.edges ?? []).map((edge) => edge?.node?.recruiter);
    const figures = agency && { ...agency.figures, id: agency.id.replace('Agency:', 'AgencyFigures:') };
    const all = [recruiter, recruiter?.agency, agency, figures, ...people];
    return [
      ...new Map(all.flatMap((one) => (one ? [[one.id, { id: one.id, version: one.pageVersion }]] : []))).values(),
    ];
  },
  head: (data, address) => {
    const board = boardOf(address);
    const found = profileIn(data, address);
    const slug = (found?.recruiter ?? found?.agency)?.slug;
    return {
      title: `Preview on ${boardNames[board]}`,
      canonical: slug ? boardPreviewUrl(board, slug) : null,
      isHidden: true,
    };
  },
});

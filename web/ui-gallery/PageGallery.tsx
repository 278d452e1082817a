import { Avatar } from '#web/ui/Avatar.tsx';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Coverage } from '#web/ui/Coverage.tsx';
import { Distribution } from '#web/ui/Distribution.tsx';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { PageColumns } from '#web/ui/PageColumns.tsx';
import { LoadMore } from '#web/ui/Pagination.tsx';
import { PublicFrame } from '#web/ui/PublicFrame.tsx';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { Score } from '#web/ui/Score.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './Gallery.module.css';
import { distribution, fullReview, importedReview, shortReview } from './samples.ts';

/** The elements as a public profile arranges them. */
export function PageGallery() {
  return (
    <PublicFrame
      homeHref="#home"
      searchHref="#search"
      session={
        <Button href="#sign-in" size="small">
          Sign in
        </Button>
      }
      links={[
        { label: 'Review policy', href: '#policy' },
        { label: 'Transparency', href: '#transparency' },
        { label: 'Privacy', href: '#privacy' },
      ]}
      imprint="Every review says how it was verified."
    >
      <PageColumns lead={<Lead />} aside={<Aside />}>
        <FilterBar
          chips={[
            { label: 'Stars: 5', href: '#s' },
            { label: 'From candidates', href: '#c' },
          ]}
          clearHref="#all"
        />
        <section className={styles.stack} aria-labelledby="reviews">
          <h2 id="reviews">Reviews</h2>
          <ReviewCard {...fullReview} />
          <ReviewCard {...shortReview} />
          <ReviewCard {...importedReview} labels={<Tag>Source: Google</Tag>} />
          <LoadMore href="#more" shown={3} total={1794} />
        </section>
      </PageColumns>
    </PublicFrame>
  );
}

function Lead() {
  return (
    <>
      <Breadcrumb
        steps={[
          { label: 'Search', href: '#search' },
          { label: 'Demo Agency', href: '#a' },
          { label: 'Demo Recruiter' },
        ]}
      />
      <div className={styles.person}>
        <Avatar name="Demo Recruiter" size="large" />
        <div>
          <h1>Demo Recruiter</h1>
          <p className={styles.soft}>
            Recruiter at <a href="#a">Demo Agency</a> · Engineering, Construction · Sydney
          </p>
        </div>
      </div>
    </>
  );
}

function Aside() {
  return (
    <>
      <Card raised>
        <Score value={4.52} low={4.31} high={4.73} count={1794} note="As of Nov 21, 2026. Plain average 4.7." />
        <Distribution rows={distribution} />
      </Card>
      <Card raised title="Invitations" level={2}>
        <Coverage invited={42} eligible={50} />
      </Card>
      <Button variant="primary" href="#ask" wide>
        Contact Demo Recruiter
      </Button>
    </>
  );
}

import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Coverage } from '#web/ui/Coverage.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Distribution } from '#web/ui/Distribution.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { FilterBar } from '#web/ui/FilterBar.tsx';
import { LevelBadge } from '#web/ui/LevelBadge.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { LoadMore, Pagination } from '#web/ui/Pagination.tsx';
import { ProductMark } from '#web/ui/ProductMark.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { ReviewCard } from '#web/ui/ReviewCard.tsx';
import { Score } from '#web/ui/Score.tsx';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { StatRow } from '#web/ui/StatRow.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { FormGallery } from './FormGallery.tsx';
import styles from './Gallery.module.css';
import { distribution, fullReview, importedReview, shortReview } from './samples.ts';

/** Every plain element in its states. */
export function Gallery() {
  return (
    <main className={styles.page}>
      <div className={styles.row}>
        <ProductMark size="large" />
        <ProductMark />
        <ProductMark name={false} />
      </div>
      <h1>Evidence first, decoration last</h1>
      <Buttons />
      <Scores />
      <Marks />
      <Reviews />
      <Lists />
      <Notices />
      <FormGallery />
    </main>
  );
}

function Buttons() {
  return (
    <section className={styles.stack}>
      <h2>Buttons</h2>
      <div className={styles.row}>
        <Button variant="primary">Ask for a review</Button>
        <Button>Preview</Button>
        <Button variant="quiet">Cancel</Button>
        <Button variant="danger">Remove</Button>
        <Button variant="primary" href="#link">
          A link
        </Button>
        <Button variant="primary" busy>
          Saving
        </Button>
        <Button disabled>Not now</Button>
      </div>
      <div className={styles.row}>
        <Button size="small">Small</Button>
        <Button variant="primary" size="large">
          Large
        </Button>
        <Button opens="sample-dialog">Open a dialog</Button>
      </div>
      <Dialog id="sample-dialog" title="Remove this placement?" actions={<Button variant="danger">Remove it</Button>}>
        <p>Its invitations are cancelled. Published reviews stay.</p>
      </Dialog>
    </section>
  );
}

function Scores() {
  return (
    <section className={styles.stack}>
      <h2>Scores</h2>
      <div className={styles.grid}>
        <Card title="Enough" level={3}>
          <Score value={4.52} low={4.31} high={4.73} count={1794} note="As of Nov 21, 2026" />
        </Card>
        <Card title="Too few" level={3}>
          <Score value={3.69} low={3.28} high={4.09} count={1} />
        </Card>
        <Card title="None" level={3}>
          <Score value={null} count={0} />
        </Card>
        <Card title="Distribution" level={3}>
          <Distribution rows={distribution} />
        </Card>
        <Card title="Fair coverage" level={3}>
          <Coverage invited={42} eligible={50} />
        </Card>
        <Card title="Selective coverage" level={3}>
          <Coverage invited={21} eligible={50} />
        </Card>
      </div>
      <Card title="In a list" level={3}>
        <Score layout="row" value={4.5} low={4.3} high={4.7} count={212} />
        <Score layout="row" value={3.8} low={3.1} high={4.5} count={4} />
      </Card>
      <StatRow
        stats={[
          { label: 'Asked', value: '1,204', hint: 'in 12 months' },
          { label: 'Answered', value: '48 %', hint: '578 reviews' },
          { label: 'Published', value: '571' },
          { label: 'Removed', value: '3', hint: 'see why' },
        ]}
      />
    </section>
  );
}

function Marks() {
  return (
    <section className={styles.stack}>
      <h2>Marks</h2>
      <div className={styles.row}>
        <Stars value={0} />
        <Stars value={2.5} />
        <Stars value={4} size="large" />
        <Stars value={4.7} size="small" />
      </div>
      <div className={styles.row}>
        <LevelBadge level={0} />
        <LevelBadge level={1} />
        <LevelBadge level={2} />
        <LevelBadge level={3} />
        <LevelBadge level={4} />
      </div>
      <div className={styles.row}>
        <Tag>Draft</Tag>
        <Tag tone="info">Scheduled</Tag>
        <Tag tone="good">Published</Tag>
        <Tag tone="warn">Under review</Tag>
        <Tag tone="bad">Removed</Tag>
        <Tag dot="#f5a623">Interviewing</Tag>
        <Avatar name="Maria de la Cruz" />
        <Avatar name="Łukasz Żak" size="small" />
        <Avatar name="Demo Agency" size="large" />
      </div>
    </section>
  );
}

function Reviews() {
  return (
    <section className={styles.stack}>
      <h2>Reviews</h2>
      <ReviewCard
        {...fullReview}
        actions={
          <>
            <Button size="small">Share</Button>
            <Button size="small" variant="quiet">
              Report
            </Button>
          </>
        }
      />
      <ReviewCard {...shortReview} labels={<Tag tone="warn">Under review</Tag>} />
      <ReviewCard {...importedReview} labels={<Tag>Source: Google</Tag>} />
      <LoadMore href="#more" shown={3} total={1794} />
      <Pagination previousHref="#1" nextHref="#3" />
    </section>
  );
}

function Lists() {
  return (
    <section className={styles.stack}>
      <h2>Finding things</h2>
      <SearchBox action="/search" placeholder="Recruiter, agency, speciality" size="large" />
      <FilterBar
        chips={[
          { label: 'Speciality: Engineering', href: '#e' },
          { label: 'Sydney 2000', href: '#s' },
        ]}
        clearHref="#all"
      />
      <EmptyState action={<Button variant="primary">Add a placement</Button>}>
        You have no placements yet, so there is nobody to ask.
      </EmptyState>
      <Card title="What happened" level={3}>
        <Timeline
          events={[
            { key: '3', what: 'Published', tone: 'good', when: { at: '2026-11-18' } },
            {
              key: '2',
              what: 'Queued for a check',
              tone: 'warn',
              when: { at: '2026-11-17' },
              detail: 'The text names a telephone number.',
            },
            { key: '1', what: 'Received', when: { at: '2026-11-17' } },
          ]}
        />
      </Card>
      <Skeleton />
      <Progress label="Importing placements" done={430} of={1000} />
      <Progress label="Question 3" done={3} of={5} tone="survey" />
    </section>
  );
}

function Notices() {
  return (
    <section className={styles.stack}>
      <h2>Notices</h2>
      <Notice title="Your review waits for its check">We write to you within a day.</Notice>
      <Notice tone="good" title="Published">
        It is on <a href="#profile">the profile</a> now.
      </Notice>
      <Notice tone="warn" title="Selective inviting" action={<Button size="small">Ask the others</Button>}>
        Fewer than 80% of eligible people were asked.
      </Notice>
      <Notice tone="bad" title="The mail came back">
        No such address. Correct it and ask again.
      </Notice>
    </section>
  );
}

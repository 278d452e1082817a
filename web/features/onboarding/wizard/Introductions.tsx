import { DataTable } from '#web/app-ui/DataTable.tsx';
import type { CardFacts } from '#web/list/board/board-kind.ts';
import { CardFace } from '#web/list/board/CardFace.tsx';
import { Tag, type TagProps } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './Introductions.module.css';

/** Three things to know about what is shown above them. */
function Marks({ marks }: { marks: readonly { readonly title: string; readonly words: string }[] }) {
  return (
    <ol className={styles.marks}>
      {marks.map(({ title, words }, place) => (
        <li key={title} className={styles.mark}>
          <span className={styles.number} aria-hidden="true">
            {place + 1}
          </span>
          <span>
            <b>{title}</b>
            <br />
            {words}
          </span>
        </li>
      ))}
    </ol>
  );
}

type Side = { readonly words: string; readonly tone: NonNullable<TagProps['tone']> };
type Row = {
  readonly job: string;
  readonly company: string;
  readonly start: string;
  readonly candidate: Side;
  readonly employer: Side;
};

const rows: readonly Row[] = [
  {
    job: 'Site Engineer',
    company: 'Pinwheel Logistics',
    start: '2026-10-05',
    candidate: { words: 'Review published', tone: 'good' },
    employer: { words: 'Invited', tone: 'info' },
  },
  {
    job: 'Payroll Officer',
    company: 'Harbour Works',
    start: '2026-11-02',
    candidate: { words: 'Scheduled', tone: 'neutral' },
    employer: { words: 'Not invited', tone: 'warn' },
  },
];

const sideTag = ({ tone, words }: Side) => <Tag tone={tone}>{words}</Tag>;

/** What the list of placements shows, on examples. */
export function PlacementsIntroduction() {
  return (
    <>
      <DataTable<Row>
        label="Example placements"
        rows={rows}
        rowKey={({ job }) => job}
        columns={[
          { key: 'job', head: 'Job title', cell: ({ job }) => job },
          { key: 'company', head: 'Company', cell: ({ company }) => company, wideOnly: true },
          { key: 'start', head: 'First day', cell: ({ start }) => <When at={start} />, wideOnly: true },
          { key: 'candidate', head: 'Candidate', cell: ({ candidate }) => sideTag(candidate) },
          { key: 'employer', head: 'Employer', cell: ({ employer }) => sideTag(employer) },
        ]}
      />
      <Marks
        marks={[
          { title: 'One row is one placement', words: 'It names the job, the company and the first day.' },
          { title: 'Each side has its own state', words: 'The candidate and the employer each review you once.' },
          {
            title: 'Not invited means something to do',
            words: 'Open the row and invite that side. Your profile shows the share of people you invited.',
          },
        ]}
      />
    </>
  );
}

const columns: readonly { readonly title: string; readonly cards: readonly CardFacts[] }[] = [
  {
    title: 'To invite',
    cards: [
      {
        name: 'Robin Larkspur',
        voice: 'Candidate',
        about: 'Payroll Officer, Harbour Works',
        recruiter: null,
        age: 'Started 3 days ago',
      },
    ],
  },
  {
    title: 'Invited',
    cards: [
      {
        name: 'Morgan Sandpiper',
        voice: 'Employer',
        about: 'Site Engineer, Pinwheel Logistics',
        recruiter: null,
        tag: { tone: 'info', words: 'Opened' },
        age: 'Sent 2 days ago',
      },
    ],
  },
  {
    title: 'Awaiting reply',
    cards: [
      {
        name: 'Casey Wintergreen',
        voice: 'Candidate',
        about: 'Site Engineer, Pinwheel Logistics',
        recruiter: null,
        title: 'Honest from the first call',
        stars: 5,
        level: 3,
        age: 'Published yesterday',
      },
    ],
  },
];

/** What the board of reviews shows, on examples. */
export function KanbanIntroduction() {
  return (
    <>
      <div className={styles.board}>
        {columns.map(({ title, cards }) => (
          <section key={title} className={styles.column} aria-label={`Example: ${title}`}>
            <h2 className={styles.columnTitle}>{title}</h2>
            {cards.map((facts) => (
              <div key={facts.name} className={styles.card}>
                <CardFace facts={facts} namesRecruiter={false} />
              </div>
            ))}
          </section>
        ))}
      </div>
      <Marks
        marks={[
          { title: 'A card is one side of a placement', words: 'It moves to the right as its review comes in.' },
          { title: 'Drag a card, or use its menu', words: 'Dropping a card on the next column does what it says.' },
          {
            title: 'The level says how it was verified',
            words: 'From 0, imported, to 4, where the placement is proven.',
          },
        ]}
      />
    </>
  );
}

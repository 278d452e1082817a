import { Document, Page } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { besideEachOther, formatDay } from '#common/formats.ts';
import { reviewerWithVoice } from '#common/reviews/audience-labels.ts';
import type { QuotedReview, StatementContent } from '#common/statements/content.ts';
import {
  contactFacts,
  type Fact,
  filledSections,
  furtherPeople,
  levelText,
  npsFacts,
  placementFacts,
  placementsNote,
  placesText,
  reviewsShown,
  scoreFacts,
  specialityNames,
} from '#common/statements/facts.ts';
import type { StatementSection } from '#common/statements/statements.ts';
import { statementSectionWords } from '#common/statements/words.ts';
import type { Paper } from '#server/papers/draw.ts';
import { paperFonts } from '#server/papers/fonts.ts';
import { Box, Heading, PageFoot, WebLink, Words } from '#server/papers/parts.tsx';

/** A statement on paper, with texts that the fonts can draw, and the full address of the live profile. */
export interface StatementPaperProps {
  readonly content: StatementContent;
  readonly profile: string;
}

const ink = '#12263a';
const soft = '#59697a';
const line = '#dde3ea';
const brand = '#0072bb';
const quiet = { color: soft };
const page = {
  ...{ paddingTop: 48, paddingHorizontal: 52, paddingBottom: 60, color: ink },
  fontFamily: paperFonts as unknown as string,
};

/** A capability statement on A4. */
export const paper: Paper<StatementPaperProps> = {
  info: ({ content }) => ({ title: `Capability statement of ${content.name}`, language: 'en-US' }),
  draw: ({ content, profile }) => (
    <Document>
      <Page size="A4" style={page}>
        <Words size={9} style={quiet}>
          Capability statement
        </Words>
        <Heading tag="H1" size={24} style={{ fontWeight: 800 }}>
          {content.name}
        </Heading>
        <Words size={9} style={{ ...quiet, marginTop: 4 }}>
          {besideEachOther([content.agencyName, `As of ${formatDay(content.figures.asOf)}`])}
        </Words>
        {filledSections(content).map((section) => (
          <Box
            key={section}
            tag="Sect"
            style={{ marginTop: 16, paddingTop: 10, borderTopWidth: 0.75, borderTopColor: line }}
          >
            <Heading tag="H2" size={14} style={{ fontWeight: 600, marginBottom: 6 }}>
              {statementSectionWords[section].title}
            </Heading>
            {parts[section](content)}
          </Box>
        ))}
        <Box tag="Sect" isWhole style={{ marginTop: 18, paddingTop: 10, borderTopWidth: 0.75, borderTopColor: line }}>
          <Words size={9} style={quiet}>
            Check the figures as they are today, with every review, on the live profile:
          </Words>
          <WebLink href={profile} size={9} style={{ color: brand }}>
            {profile}
          </WebLink>
        </Box>
        <PageFoot
          words={besideEachOther([content.name, `as of ${formatDay(content.figures.asOf)}`])}
          style={{ ...quiet, fontSize: 8, position: 'absolute', bottom: 28, left: 52, right: 52 }}
        />
      </Page>
    </Document>
  ),
};

const parts: Readonly<Record<StatementSection, (content: StatementContent) => ReactElement | ReactElement[]>> = {
  about: ({ about }) =>
    about.split(/\n+/).map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else, and never change places.
      <Words key={index} style={{ marginBottom: 4 }}>
        {text}
      </Words>
    )),
  score: ({ figures }) => <Facts facts={scoreFacts(figures)} />,
  reviews: (content) => (
    <Box>
      <Words size={9} style={quiet}>{`${reviewsShown(content)}, chosen by ${content.name}.`}</Words>
      {content.reviews.map((review) => (
        <Review key={review.key} review={review} />
      ))}
    </Box>
  ),
  placements: ({ figures }) => (
    <Box>
      <Facts facts={placementFacts(figures)} />
      <Words size={9} style={quiet}>
        {placementsNote(figures)}
      </Words>
    </Box>
  ),
  specialities: ({ figures }) => <Words>{besideEachOther(specialityNames(figures))}</Words>,
  places: ({ figures }) => <Words>{placesText(figures)}</Words>,
  team: (content) => (
    <Box>
      <List items={content.people.map(({ name, headline }) => (headline ? `${name}, ${headline}` : name))} />
      {furtherPeople(content) > 0 && <Words size={9} style={quiet}>{`And ${furtherPeople(content)} more.`}</Words>}
    </Box>
  ),
  nps: ({ figures }) => (
    <Box>
      <Facts facts={npsFacts(figures)} />
      <Words size={9} style={quiet}>{`Survey answers in the 24 months before ${formatDay(figures.asOf)}.`}</Words>
    </Box>
  ),
  contact: ({ contact }) => <Facts facts={contactFacts(contact)} />,
};

/** Each fact is read together with what it counts. */
const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box tag="L">
    {facts.map(([label, value]) => (
      <Box key={label} tag="LI" isWhole style={{ flexDirection: 'row' }}>
        <Box style={{ width: 150 }}>
          <Words tag="Lbl" style={{ color: soft }}>
            {label}
          </Words>
        </Box>
        <Box style={{ flex: 1 }}>
          <Words tag="LBody" style={{ fontWeight: 600 }}>
            {value}
          </Words>
        </Box>
      </Box>
    ))}
  </Box>
);

const List = ({ items }: { items: readonly string[] }) => (
  <Box tag="L">
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name.
      <Box key={index} tag="LI" isWhole style={{ flexDirection: 'row' }}>
        <Words tag="Lbl" style={{ width: 12 }}>
          •
        </Words>
        <Box style={{ flex: 1 }}>
          <Words tag="LBody">{item}</Words>
        </Box>
      </Box>
    ))}
  </Box>
);

const Review = ({ review }: { review: QuotedReview }) => {
  const { writer, audience, stars, title, quotation, writtenOn, about } = review;
  return (
    <Box isWhole style={{ marginTop: 10 }}>
      <Heading tag="H3" style={{ fontWeight: 600 }}>
        {title}
      </Heading>
      <Words tag="BlockQuote">{quotation}</Words>
      <Words size={9} style={quiet}>
        {besideEachOther([
          stars !== null && `${stars} of 5 stars`,
          reviewerWithVoice(writer, audience),
          about && `about ${about}`,
          formatDay(writtenOn),
          levelText(review),
        ])}
      </Words>
    </Box>
  );
};

import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { expect, test } from 'vitest';
import { type Audience, audiences } from '#common/reviews/criteria.ts';
import { type PublicPart, publicParts } from '#common/reviews/public-parts.ts';
import { testDatabase } from '#server/database/testing/database.ts';
import { schema } from '#server/graphql/schema.ts';
import { request } from '#server/graphql/testing/request.ts';
import { createReview } from './reviews.factories.ts';

const { database, context } = await testDatabase();

/** The fields of the API that each part stands for. */
const fieldsOf: Readonly<Record<PublicPart, readonly string[]>> = {
  'your ratings': ['overall', 'criteria'],
  'your title and text': ['title', 'body'],
  'your name as you choose to show it': ['shownName'],
  'your role as candidate or employer': ['reviewerType'],
  'your job title': ['reviewerRole'],
  "your company's name if you choose to show it": ['shownCompany'],
  'the type of job and the month it started': ['placedAs', 'placedIn'],
  'whether you were offered anything': ['wasOfferedAnything'],
  'the date': ['submittedAt', 'publishedAt', 'editedAt'],
  'how we verified your review': ['level', 'source'],
};

/** What a published review says of others than its writer, or of nobody. */
const ofOthers = ['id', 'agency', 'recruiter', 'reply', 'replyVersions', 'publication', 'viewerCanReply'];

/** The fields of a review's writer that a stranger gets from the API. */
async function publicFields(audience: Audience): Promise<string[]> {
  const { id } = await createReview(database, {
    reviewer_type: audience,
    reviewer_role: audience === 'candidate' ? 'Site Engineer' : '',
    company_name: 'Bridge & Sons',
    shows_company: audience === 'employer',
    criteria: JSON.stringify({ communication: 4 }),
    private_note: 'Thank you.',
    edited_at: new Date(),
  });
  const fields = Object.values((schema.getType('Review') as GraphQLObjectType).getFields());
  const selected = fields
    .filter(({ name }) => !ofOthers.includes(name))
    .map(({ name, type }) => (isLeafType(getNamedType(type)) ? name : `${name} { __typename }`));
  const told = await Promise.all(
    selected.map(async (field) => {
      const { data, errors } = await request(context(), `query ($key: String!) { review(key: $key) { ${field} } }`, {
        key: id,
      });
      const name = field.replace(/ .*/, '');
      const value: unknown = errors ? null : data['review']?.[name];
      // 'No' is an answer, too.
      return value === false || value ? [name] : [];
    }),
  );
  return told.flat().sort();
}

test.each(audiences)(
  'what the form calls public of a review by the %s is what the API tells a stranger',
  async (audience) => {
    const listed = publicParts(audience).flatMap((part) => fieldsOf[part]);
    expect(await publicFields(audience)).toEqual([...listed].sort());
  },
);

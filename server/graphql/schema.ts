import '#server/features/index.ts';
import { plan } from './builder.ts';

plan.query.nodes();

/** The whole API. `schema.graphql` is its text. */
export const schema = plan.toSchema();

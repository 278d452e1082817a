import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** The schema and fragments of a selection. It outlives requests, so it holds nothing of one. */
export interface Source {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}
/** The selected fields of an object, in as many pieces as the document has. */
export type Selection = readonly SelectionSetNode[];
/** The field nodes of a selection by response key, in the order of the response. */
export type Fields = Map<string, FieldNode[]>;
type Includes = (node: SelectionNode) => boolean;

/**
 * The selected fields of a type, merged by response key as in GraphQL's CollectFields (specification, section 6.3.2):
 * fragments flattened, each spread once, type conditions and `@skip` and `@include` applied.
 */
export function collectFields(
  source: Source,
  type: GraphQLObjectType,
  selection: Selection,
  includes: Includes,
): Fields {
  const fields: Fields = new Map();
  const spread = new Set<string>();
  const visit = (node: SelectionNode): void => {
    if ((node.kind === Kind.FRAGMENT_SPREAD && spread.has(node.name.value)) || !includes(node)) return;
    if (node.kind === Kind.FIELD) {
      add(fields, node);
      return;
    }
    if (node.kind === Kind.FRAGMENT_SPREAD) spread.add(node.name.value);
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? source.fragments[node.name.value]! : node;
    if (applies(source.schema, fragment.typeCondition?.name.value, type))
      fragment.selectionSet.selections.forEach(visit);
  };
  for (const set of selection) set.selections.forEach(visit);
  return fields;
}

/** The selection sets below fields that share a response key. */
export const selectionOf = (nodes: readonly FieldNode[]): Selection => nodes.flatMap((node) => node.selectionSet ?? []);

/** The name of a field in the response. */
export const responseKey = (node: FieldNode): string => node.alias?.value ?? node.name.value;

function add(fields: Fields, node: FieldNode) {
  const key = responseKey(node);
  const known = fields.get(key);
  if (known) known.push(node);
  else fields.set(key, [node]);
}

function applies(schema: GraphQLSchema, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (!condition || condition === type.name) return true;
  const named = schema.getType(condition);
  return isAbstractType(named) && schema.isSubType(named, type);
}

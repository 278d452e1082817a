import type { Database } from '#server/database/database.ts';
import type { Statement } from '../kit/statements.ts';

/** A node of a plan from `explain (analyze, format json)`. */
interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Node[];
}

/** A plan's reads, without our names: each index, each scanned table, and the longest sort. */
export async function planOf(database: Database, statements: readonly Statement[]): Promise<string> {
  const nodes: Node[] = [];
  for (const { text, values } of statements) {
    const { rows } = await database.pool.query(`explain (analyze, format json) ${text}`, [...values]);
    nodes.push(...ranOf(rows[0]['QUERY PLAN'][0].Plan));
  }
  const read = new Set(nodes.flatMap(wordsOf));
  const sorted = nodes.filter((node) => node['Node Type'].includes('Sort')).map(rowsBelow);
  return [...read, ...(sorted.length > 0 ? [`sorts ${Math.max(...sorted)}`] : [])].join(', ');
}

/** A node with all nodes below it that ran: parts for other viewers never do. */
function ranOf(node: Node): Node[] {
  return node['Actual Loops'] > 0 ? [node, ...(node.Plans ?? []).flatMap(ranOf)] : [];
}

function wordsOf({ 'Node Type': type, 'Relation Name': table, 'Index Name': index }: Node): string[] {
  if (index) return [index];
  return type === 'Seq Scan' ? [`all of ${table}`] : [];
}

const rowsBelow = ({ Plans = [] }: Node) =>
  Math.round(Plans.reduce((sum, below) => sum + below['Actual Rows'] * below['Actual Loops'], 0));

import type { FieldNode, OperationDefinitionNode } from 'graphql';
import type { Answer, Condition, Plan, Question } from './plan.ts';
import type { Variables } from './run.ts';

/** The plans of a root field form a tree: each answer about the variables leads to a branch, and a leaf has a plan. */
interface Branch {
  question?: Question;
  plan?: Plan;
  next: Map<Answer, Branch>;
}
interface Shelf {
  roots: Map<string, Branch>;
  size: number;
}

/**
 * Compiled plans by operation and shape of its variables. Plans of other operations make room for each other, but never
 * for our own. The parse cache keeps one node per operation, so the node identifies the operation.
 */
export class Plans {
  readonly #own = new WeakSet<OperationDefinitionNode>();
  readonly #shelves: { own: Shelves; strange: Shelves };

  /** @param maxVariants plans per operation; past this limit, its tree starts over */
  constructor({ maxOwn = 5000, maxStrange = 500, maxVariants = 200 } = {}) {
    this.#shelves = { own: new Shelves(maxOwn, maxVariants), strange: new Shelves(maxStrange, maxVariants) };
  }

  /** How many plans are kept. */
  get size(): number {
    return this.#shelves.own.size + this.#shelves.strange.size;
  }

  /** Trusts an operation: its plans stay, and its statements are prepared. */
  adopt(operation: OperationDefinitionNode): void {
    this.#own.add(operation);
  }

  isOwn(operation: OperationDefinitionNode): boolean {
    return this.#own.has(operation);
  }

  find(operation: OperationDefinitionNode, root: string, variables: Variables, compile: () => Compiled): Plan {
    return this.#shelves[this.isOwn(operation) ? 'own' : 'strange'].find(operation, root, variables, compile);
  }
}

/** A plan, and the questions about the variables that shaped it. */
export interface Compiled {
  plan: Plan;
  conditions: readonly Condition[];
}

/** Limited in size; the least recently used operation is dropped first. A Map keeps the order. */
class Shelves {
  readonly #shelves = new Map<OperationDefinitionNode, Shelf>();
  readonly #max: number;
  readonly #maxVariants: number;
  size = 0;

  constructor(max: number, maxVariants: number) {
    this.#max = max;
    this.#maxVariants = maxVariants;
  }

  find(operation: OperationDefinitionNode, root: string, variables: Variables, compile: () => Compiled): Plan {
    const shelf = this.#take(operation);
    const known = walk(shelf.roots.get(root), variables);
    if (known) return known;
    const compiled = compile();
    if (shelf.size === this.#maxVariants) this.#empty(shelf);
    place(shelf.roots, root, compiled);
    shelf.size++;
    this.size++;
    while (this.size > this.#max) this.#drop();
    return compiled.plan;
  }

  #take(operation: OperationDefinitionNode): Shelf {
    const shelf = this.#shelves.get(operation) ?? { roots: new Map(), size: 0 };
    this.#shelves.delete(operation);
    this.#shelves.set(operation, shelf);
    return shelf;
  }

  #empty(shelf: Shelf) {
    this.size -= shelf.size;
    shelf.size = 0;
    shelf.roots.clear();
  }

  #drop() {
    const [operation, shelf] = this.#shelves.entries().next().value!;
    this.#shelves.delete(operation);
    this.size -= shelf.size;
  }
}

function walk(root: Branch | undefined, variables: Variables): Plan | undefined {
  let at = root;
  while (at?.question) at = at.next.get(at.question(variables));
  return at?.plan;
}

function place(roots: Map<string, Branch>, root: string, { plan, conditions }: Compiled) {
  let at = grow(roots, root);
  for (const { question, answer } of conditions) {
    at.question ??= question;
    at = grow(at.next, answer);
  }
  at.plan = plan;
}

function grow<K>(branches: Map<K, Branch>, key: K): Branch {
  const branch = branches.get(key) ?? { next: new Map() };
  branches.set(key, branch);
  return branch;
}

const numbers = new WeakMap<FieldNode, number>();
let lastNumber = 0;
/**
 * Names field nodes that are answered together. All nodes count: with directives at the root, the same response key can
 * mean different nodes with different variables.
 */
export const nodesKey = (nodes: readonly FieldNode[]): string => nodes.map(numberOf).join();

function numberOf(node: FieldNode): number {
  const number = numbers.get(node) ?? ++lastNumber;
  numbers.set(node, number);
  return number;
}

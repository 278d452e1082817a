import ts from 'typescript';

/**
 * Places in a component where a translated page would crash. Browsers that translate a page move each text into
 * elements of their own, so React can neither remove such a text nor put anything before it. A text that is its
 * parent's only child is safe, because React replaces all of the parent's content.
 *
 * Finds, among several children: a text that is not always there, and an element that is not always there before a
 * text. A fragment's children count as children of what holds it. What an expression holds is unknown, unless it says
 * so itself.
 */
export function bareTexts(source: string, file: string): readonly string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const faults: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node))
      for (const fault of faultsAmong(childrenOf(node))) {
        const { line } = parsed.getLineAndCharacterOfPosition(fault.node.getStart());
        faults.push(`${file}:${line + 1}: ${fault.what}`);
      }
    ts.forEachChild(node, look);
  };
  look(parsed);
  return faults;
}

/** A child as React sees it: `may` is what it can be besides nothing; `comes` is whether it can come or go. */
interface Child {
  readonly node: ts.Node;
  readonly may: { readonly text: boolean; readonly element: boolean };
  readonly comes: boolean;
}

function faultsAmong(children: readonly Child[]): readonly { node: ts.Node; what: string }[] {
  if (children.length < 2) return [];
  return children.flatMap(({ node, may, comes }, at) => {
    if (!comes) return [];
    if (may.text) return [{ node, what: 'a text that comes and goes beside others' }];
    const isBeforeText = children.slice(at + 1).some((later) => later.may.text);
    return may.element && isBeforeText ? [{ node, what: 'an element that comes and goes before a text' }] : [];
  });
}

function childrenOf(node: ts.JsxElement | ts.JsxFragment): readonly Child[] {
  return node.children.flatMap((child): readonly Child[] => {
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? [] : [text(child)];
    if (ts.isJsxFragment(child)) return childrenOf(child);
    if (ts.isJsxExpression(child)) return child.expression ? [childOf(child.expression)] : [];
    return [element(child)];
  });
}

const text = (node: ts.Node): Child => ({ node, may: { text: true, element: false }, comes: false });
const element = (node: ts.Node): Child => ({ node, may: { text: false, element: true }, comes: false });
const nothing = (node: ts.Node): Child => ({ node, may: { text: false, element: false }, comes: false });

function childOf(expression: ts.Expression): Child {
  if (ts.isParenthesizedExpression(expression)) return childOf(expression.expression);
  if (ts.isStringLiteralLike(expression)) return expression.text === '' ? nothing(expression) : text(expression);
  if (ts.isTemplateExpression(expression)) return text(expression);
  if (ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression)) return element(expression);
  if (ts.isJsxFragment(expression)) return fragment(expression);
  if (ts.isConditionalExpression(expression)) return either(expression, expression.whenTrue, expression.whenFalse);
  if (isAnd(expression)) return { ...childOf(expression.right), node: expression, comes: true };
  return nothing(expression);
}

const isAnd = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;

function fragment(node: ts.JsxFragment): Child {
  const inner = childrenOf(node);
  const may = { text: inner.some((one) => one.may.text), element: inner.some((one) => one.may.element) };
  return { node, may, comes: inner.some((one) => one.comes) };
}

/** Two texts are one node whose content changes; anything else is swapped. */
function either(node: ts.Node, whenTrue: ts.Expression, whenFalse: ts.Expression): Child {
  const [one, other] = [childOf(whenTrue), childOf(whenFalse)];
  const may = { text: one.may.text || other.may.text, element: one.may.element || other.may.element };
  const isText = ({ may }: Child) => may.text && !may.element;
  return { node, may, comes: (may.text || may.element) && !(isText(one) && isText(other)) };
}

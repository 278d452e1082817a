import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What docs/words.md bans from screens, emails and errors, with what to write instead. */
const banned: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\be-mail/i, 'email'],
  [
    /\b(a|the|by|in|our|this|each|their|your|no|one) mails?\b(?! server|box)|\bmails\b|\bmailed\b|\bmail (you|it|them|us)\b/i,
    'email',
  ],
  [/\b(somebody|anybody|everybody)\b/i, 'someone, anyone, everyone'],
  [/\b(anew|meanwhile|whom|whose turn|lest|henceforth|thereof|save for)\b/i, 'the usual word'],
  [/\bshall\b/i, 'should, will'],
  [/\b(something|anything|someone|anyone|nobody|nothing|who|what|where) else's?\b/i, 'another, other'],
  [/\bis like that\b|\bare like that\b/i, 'No … match.'],
  [/\b(stands?|stood) (below|beside|above|here|there|at|in|on|open|under)\b/i, 'is, appears'],
  [/\b(no|these|those|they|it) waits?\b|\bwaits? for (you|us|your)\b/i, 'is waiting'],
  [/\bpick(ed|s)? (none|all)\b|\d picked\b|\bpicked\b/i, 'selected, clear selection'],
  [/\bpersons\b/i, 'people'],
  [/\bo'clock|o’clock/i, '9 am–5 pm'],
  [
    /\b(I|we|you|they) (do|can|will|could|would|must|have|are|is) ?not\b(?! (only|yet))/,
    'a contraction: don’t, can’t, won’t',
  ],
  [
    /\b(do|does|did|can|will|could|would|is|are|was|were|has|have) not (know|find|work|see|need|have|want|match|exist|change)\b/i,
    'a contraction',
  ],
  [/\bcannot\b/i, "can't"],
  [/\bof ours\b|\bof those of us\b|\bone of us\b/i, 'our team'],
  [/\bgoes up by itself\b|\bby itself\b|\bby themselves\b/i, 'automatically'],
  [
    /\b(cancelled|cancelling|organisation|organise|recognise|colour|behaviour|centre|honour|licence|apologise|summarise|labelled|labelling|travelled|grey|neighbour|neighbouring|analyse|analysed|categorise|personalise|minimise|optimise|prioritise|authorise|authorised|defence|fulfil|judgement|enrol|catalogue|favourable)\b/i,
    'US spelling',
  ],
  [/\basks? (have|has|a month|of)\b|\bthe asks?\b|\ban ask\b|\basks of\b/i, 'invitation'],
];

/** Where screens, emails and errors get their words. */
const sources = [
  ...globSync('web/{pages,features,app,app-ui,ui,kit,list}/**/*.{ts,tsx}'),
  ...globSync('server/{features,mail,commands,session,http,graphql}/**/*.{ts,tsx}'),
  ...globSync('common/**/*.{ts,tsx}'),
].filter(
  (file) =>
    !/__generated__|\.test\.|\/testing\/|\.factories\.|\/demo|\/seeds\/|wording|email-domains|specialities|styles|smtp|receiver/.test(
      file,
    ),
);

test.each(sources)('%s uses the words of docs/words.md', (file) => {
  const found = [...shownTexts(file)].flatMap(({ text, line }) =>
    banned
      .filter(([words]) => words.test(text))
      .map(([words, instead]) => `${line}: ‘${words.exec(text)![0]}’ in ‘${text}’: ${instead}`),
  );
  expect(found).toEqual([]);
});

/** Texts of a file with a space between words: what people may read. GraphQL, SQL, logs and thrown errors are not shown. */
function* shownTexts(file: string): Generator<{ text: string; line: number }> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: { text: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (isUnseen(node)) return;
    const text = textOf(node);
    if (text && /\p{L} \p{L}|^\p{Lu}/u.test(text))
      found.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  yield* found;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replaceAll(/\s+/g, ' ').trim();
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    return node.text;
  return undefined;
}

/** Imports, types, `graphql` and `sql` templates, `new Error(…)`, logs, and GraphQL descriptions are for developers. */
function isUnseen(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isJsxAttribute(node)) return node.name.getText() === 'className';
  if (ts.isNewExpression(node)) return /Error|Problem$/.test(node.expression.getText());
  if (ts.isCallExpression(node))
    return (
      /\b(log|logger|warn|info|captureError|describe|execute)\b/.test(node.expression.getText()) &&
      !/useCommand/.test(node.expression.getText())
    );
  if (ts.isPropertyAssignment(node))
    return node.name.getText() === 'description' && /\.schema\.ts$|server\/graphql/.test(node.getSourceFile().fileName);
  return false;
}

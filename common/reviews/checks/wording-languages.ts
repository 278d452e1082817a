/**
 * Offers and requests for stars in European languages other than English, one line for each language. What is always an
 * offer is separate from what is one only next to a word of giving: 'Geschenk' alone may be praise, and a bonus may be
 * part of the pay. Handles letters beyond ASCII, which `\b` does not.
 */

/** A number of stars, unless it belongs to a hotel, a restaurant or a cook. */
export function starsIn(sentence: string): string | undefined {
  const found = firstOf([numberOfStars, ofFive], sentence);
  if (found && !house.test(around(sentence, found, 24))) return found[0];
  const wished = praise.exec(sentence);
  return wished && !/negativ|kriti/i.test(sentence) ? wished[0] : undefined;
}

/** Something offered for a review. Saying that nothing is offered does not count. */
export function offerIn(sentence: string): string | undefined {
  const found = firstOf([always], sentence) ?? besideGiving(sentence);
  return found && !denial.test(sentence.slice(Math.max(0, found.index - 32), found.index)) ? found[0] : undefined;
}

/** Whether the sentence is about giving, or about a review. */
export const isGiven = (text: string): boolean => giving.test(text) || answer.test(text);

function besideGiving(sentence: string): RegExpExecArray | null {
  if (!giving.test(sentence)) return null;
  return treat.exec(sentence) ?? (answer.test(sentence) ? pay.exec(sentence) : null);
}

const firstOf = (patterns: readonly RegExp[], sentence: string) =>
  patterns.map((pattern) => pattern.exec(sentence)).find((found) => found !== null) ?? null;

const around = (sentence: string, { index, 0: words }: RegExpExecArray, reach: number) =>
  sentence.slice(Math.max(0, index - reach), index + words.length + reach);

/** Any of these as whole words, ignoring case. */
const word = (...lines: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${lines.join('|')})(?![\p{L}\p{N}])`, 'iu');

const numbers = [
  '[1-5]',
  'ein(?:en?)?|zwei|drei|vier|fünf',
  'une?|deux|trois|quatre|cinq',
  'una|dos|tres|cuatro|cinco',
  'due|tre|quattro|cinque',
  'uma|duas|três|quatro',
  'een|twee|drie|vijf',
  'dwie|trzy|cztery|pięć',
  'två|fyra|fem|to|fire',
  'kaksi|kolme|neljä|viisi|neljän|viiden',
  'dvě|tři|čtyři|pět',
].join('|');

const starNouns = [
  'stern(?:en?)?',
  'étoiles?',
  'estrell(?:as?|itas)',
  'stell(?:a|e|ine)',
  'estrelas?',
  'sterren',
  String.raw`gwiazd(?:k\p{L}+|ek|y|)`,
  'stjärn(?:a|or)',
  'stjerner?',
  String.raw`täh(?:te\p{L}*|den)`,
  String.raw`hvězd\p{L}*|hviezd\p{L}*`,
  String.raw`csillag\p{L}*`,
  'stele',
  String.raw`yıldız\p{L}*`,
  String.raw`αστέρ\p{L}*`,
  String.raw`зв[её]зд\p{L}*|зір(?:ок|ки|ка)`,
].join('|');

const numberOfStars = word(
  String.raw`(?:${numbers})(?:\s?(?:-|–|/|\p{L}{1,3})\s?(?:${numbers}))?[ -]?(?:${starNouns})`,
);

const notCounted = String.raw`(?! (?:de \d{4}|(?:\p{L}+ )?(?:kandidat|candidat|person|pessoa|mensen|mitarbeiter|kund|client|klient|stelle|tage|jahr|años|anos|jours|ans|dag|dni|pers|bewerber|vermittl|placement|plaatsing)\p{L}*))(?![/.-]?\d)`;

/** '5 von 5', '10 sur 10'; not '9 von 10 Kandidaten' or '5 de 5 de 2026'. */
const ofFive = word(
  '[45] (?:von|sur|de|su|van(?: de)?|av|af|z|din) 5'.concat(notCounted),
  '(?:9|10) (?:von|sur|de|su|van(?: de)?|av|af|z|din) 10'.concat(notCounted),
  'bestnote|volle punktzahl|note maximale|puntuación máxima|massimo dei voti|nota máxima|hoogste (?:score|beoordeling)',
);

const house =
  /hotel|hôtel|hotell|szálloda|ξενοδοχ|отел|готел|otel|restaur|ristorant|koch|küche|chef|cuisin|cocina|cucina|michelin/i;

/** Asking for praise: an adjective next to the request. */
const praise = word(
  '(?:positive|gute|tolle|super)[nrs]? (?:bewertung|rezension)(?:en)?',
  '(?:avis|commentaires?|évaluations?) (?:très )?(?:positi(?:f|ve)s?|favorables?)|bon(?:ne)?s? (?:avis|note|évaluation)',
  '(?:reseñas?|valoraci(?:ón|ones)|opini(?:ón|ones)) (?:muy )?(?:positivas?|favorables?)|buenas? (?:reseña|valoración)s?',
  'recension[ei] positiv[ae]|valutazion[ei] positiv[ae]|(?:bella|ottima|buona) recensione',
  'avaliaç(?:ão|ões) positivas?|boas? avaliaç(?:ão|ões)',
  '(?:positieve|goede|mooie) (?:reviews?|beoordeling(?:en)?|recensies?)',
  String.raw`pozytywn\p{L}+ (?:opini|recenzj|ocen)\p{L}*|dobr\p{L}+ (?:opini|recenzj)\p{L}*`,
  '(?:positiv|bra|god)[ate]? (?:recension|omdöme|anmeldelse|omtale|vurdering)(?:er)?',
  String.raw`(?:positiivi|hyvä)\p{L}* (?:arvio|arvostelu)\p{L}*`,
  String.raw`pozitivní\p{L}* (?:hodnocení|recenz)\p{L}*|dobr(?:é|ou) (?:hodnocení|recenzi)`,
);

const always = word(
  String.raw`\p{L}*-?(?:gutschein|geschenkkarte|gewinnspiel|verlosung|rabatt)\p{L}*`,
  "bons? d['’]achat|bons?[- ]cadeaux?|cartes?[- ]cadeaux?|chèques?[- ]cadeaux?|codes? promos?|tirages? au sort",
  'tarjetas? (?:de )?regalo|vales? (?:de )?(?:regalo|descuento|compra)|cup(?:ón|ones)|sorteos?|código de descuento',
  'buon[oi] (?:regalo|sconto|acquisto|amazon)|cart[ae] regalo|codic[ei] sconto|(?:estrazione|concorso) a premi',
  'vales?[- ](?:presente|oferta|compras?|desconto)|cart(?:ão|ões)[- ](?:presente|oferta)|cup(?:om|ons|ão|ões)|sorteios?',
  String.raw`cadeau(?:bon|kaart)\p{L}*|(?:waarde|tegoed|kortings)bon\p{L}*|kortingscode\p{L}*|verloting|winactie`,
  String.raw`bon\p{L}* (?:podarunkow|zakupow|upominkow)\p{L}+|kart\p{L}+ (?:podarunkow|upominkow)\p{L}+|kod\p{L}* rabatow\p{L}+|losowani\p{L}+ nagr\p{L}+`,
  String.raw`presentkort\p{L}*|rabattkod\p{L}*|värdecheck\p{L}*|utlottning\p{L}*`,
  String.raw`gavekort\p{L}*|rabatt?kode\p{L}*|lod?dtr[æe]k\p{L}*`,
  String.raw`lahjakort\p{L}*|alennuskood\p{L}*|arvont\p{L}*|arvomme`,
  String.raw`dárkov\p{L}+ (?:poukaz|kart|šek)\p{L}*|slevov\p{L}+ (?:kód|kup[oó]n|poukaz)\p{L}*|darčekov\p{L}+ (?:poukaz|kart)\p{L}*|zľavov\p{L}+ k\p{L}+|slosován\p{L}+`,
  String.raw`ajándék(?:kártya|utalvány)\p{L}*|nyereményjáték\p{L}*|sorsolás\p{L}*`,
  String.raw`(?:card|tichet)\p{L}* cadou|cod\p{L}* de reducere|tombol\p{L}+`,
  String.raw`hediye (?:kartı|çeki)\p{L}*|indirim (?:kodu|kuponu)\p{L}*|çekiliş\p{L}*`,
  String.raw`δωροκάρτ\p{L}*|δωροεπιταγ\p{L}*|εκπτωτικ\p{L}+ κουπόνι\p{L}*|κλήρωση\p{L}*`,
  String.raw`подарочн\p{L}+ (?:карт|сертификат)\p{L}*|промокод\p{L}*|розыгрыш\p{L}*|подарунков\p{L}+ (?:карт|сертифікат)\p{L}*|розіграш\p{L}*`,
  String.raw`\d{1,3} ?%\s(?:rabatt?|nachlass|de réduction|de remise|de descuento|di sconto|de desconto|korting|rabatu|zniżki|alennus\p{L}*|sleva|slevu)`,
);

const giving = word(
  'erhalten (?:sie|du|ihr)|sie erhalten|bekommen sie|sie bekommen|(?:erhältst|bekommst|kriegst|gewinnst) du|du (?:erhältst|bekommst|kriegst)|(?:schenken|verlosen|senden|schicken)(?: wir)? (?:ihnen|dir|euch)|wir schenken|als danke?(?:schön)?|im gegenzug|gewinnen sie|zu gewinnen',
  '(?:recevr|gagner|obtiendr|remporter)(?:ez|as)|recevez|recevoir|obtenez|gagnez|remportez|(?:nous )?vous offr(?:ons|irons)|on vous offre|en échange|en guise de remerciement|en remerciement|à gagner',
  '(?:recibirá|obtendrá|ganará)s?|recib[ea]s?|obtén|gan[ae]s?|consigue|(?:te|le|os|les) (?:damos|regalamos|enviamos|ofrecemos|invitamos)|a cambio|como agradecimiento',
  '(?:ricever|otterr|vincer)(?:ai|à|ete)|ricevi|ricevete|vinci|(?:ti|le|vi) (?:regaliamo|offriamo|inviamo)|in cambio|come ringraziamento|in omaggio|in palio',
  '(?:receberá|ganhará)s?|recebe|receba|ganh[ae]|(?:lhe )?oferecemos(?:-lhe)?|enviamos|em troca|como agradecimento',
  'krijgt?(?: u| je)?|ontvangt?(?: u| je)?|wint?|(?:geven|sturen) (?:wij|we) (?:u|je)|maakt? kans|in ruil|als (?:dank|bedankje)',
  'otrzymasz|otrzymają|dostaniesz|dostaną|wygra(?:j|sz)|w zamian|w podziękowaniu|do wygrania',
  'får (?:du|ni|i|dere)|(?:du|ni|dere) får|vinn(?:er)?|vi (?:ger|skickar|bjuder)|som tack|i utbyte',
  'vind|vinder|vi (?:giver|gir|sender)|som takk?|til gengæld|i bytte',
  'saatt?e?|saa(?:t|tte)|voita(?:t|tte)?|annamme|lähetämme|kiitokseksi|vastineeksi',
  'dostanete|dostaneš|získáte|získáš|vyhrajete|vyhraj(?:te)?|na oplátku|jako poděkování',
  'kapsz|kap(?:nak|hat)|nyerj(?:en)?|cserébe|primești|primiți|câștigi|în schimb|kazanın|kazanırsın|karşılığında',
  'λάβετε|κερδίστε|ως ευχαριστώ|получите|получишь|выиграйте|взамен|отримаєте|виграйте|натомість',
);

const treat = word(
  String.raw`(?:\p{L}+)?geschenke?s?|belohnung|überraschungspaket`,
  'cadeaux?|récompenses?|remises?|réductions?',
  'regalos?|premios?|recompensas?|descuentos?|obsequios?',
  'regal[oi]|premi[oi]?|omagg[io]+|scont[oi]',
  'presentes?|prendas?|brindes?|pr[éê]mios?|descontos?',
  'cadeau(?:tje|s)?|korting|beloning|prijs|prijzen',
  String.raw`prezent\p{L}*|upomin\p{L}+|nagrod\p{L}+|rabat\p{L}*|zniżk\p{L}+`,
  'presenter?|gåv(?:a|or)|rabatt|belöning|priser',
  'gaver?|præmier?|premier?|rabatt?|belønning',
  String.raw`lahja\p{L}*|palkin\p{L}+|alennu\p{L}+`,
  String.raw`dár(?:ek|ky|ků|eček|eky)|odměn\p{L}+|slev\p{L}+`,
  String.raw`ajándék\p{L}*|jutal\p{L}+|kedvezmény\p{L}*|cadou\p{L}*|premi(?:u|i)|reducer\p{L}+|hediye\p{L}*|ödül\p{L}*|indirim\p{L}*`,
  String.raw`δώρ\p{L}+|έκπτωση\p{L}*|подар\p{L}+|скидк\p{L}+|знижк\p{L}+`,
);

/** Can also be part of a wage, so the sentence must mention a review too. */
const pay = word(
  String.raw`prämien?|bonus|primes?|bonos?|prime|premie|palkkio\p{L}*`,
  String.raw`(?:€|eur|chf|kr\.?)\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|eur|euros?|chf|franken|kr\.?|kronor|kroner|zł|kč|ft|lei|tl)`,
);

const answer =
  /bewertung|rezension|feedback|\bavis\b|commentaire|témoignage|évaluation|reseña|opini|valoraci|recension|valutazion|avalia|review|beoordeling|recensie|recenzj|omdöme|anmeldelse|omtale|vurdering|arvio|arvostelu|palaut|hodnocen|recenz|értékelés|yorum|отзыв|відгук|κριτικ/i;

/** Negates the word after it. */
const denial = word(
  String.raw`kein\p{L}*|nie|niemals|weder|aucune?|jamais|pas d['’e]?|ni|no|nunca|ning[uú]n\p{L}*|non|mai|nessun\p{L}*|não|nenhum\p{L}*|geen|nooit|żadn\p{L}*|nigdy|inga?|inget|aldrig|ikke|ingen|aldri|emme|ei|eikä|žádn\p{L}*|nikdy|nem|никак\p{L}*|никогда|жодн\p{L}*`,
);

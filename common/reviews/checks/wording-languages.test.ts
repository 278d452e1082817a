import { describe, expect, test } from 'vitest';
import { wordingProblem } from './wording.ts';

describe('an offer is refused in other languages', () => {
  test.each([
    'Als Dank für Ihre Bewertung erhalten Sie einen Gutschein.',
    'Unter allen Bewertungen verlosen wir drei Amazon-Gutscheine!',
    'Für jede Rezension schenken wir dir ein kleines Geschenk.',
    'Sie erhalten 20 € für Ihre Bewertung.',
    'Mit 10 % Rabatt auf die nächste Vermittlung sagen wir danke.',
    "Laissez un avis et recevez un bon d'achat.",
    'En échange de votre avis, nous vous offrons un cadeau.',
    'Un tirage au sort est organisé parmi tous les avis.',
    'Deja tu reseña y participa en el sorteo.',
    'A cambio te regalamos un pequeño regalo.',
    'Recibirás una tarjeta de regalo de 20 €.',
    'Lascia una recensione e ricevi un buono regalo.',
    'Come ringraziamento ti offriamo uno sconto.',
    'Em troca da sua avaliação receba um brinde.',
    'Deixe a sua opinião e ganhe um vale-presente!',
    'Schrijf een review en ontvang een cadeaubon.',
    'Als bedankje krijg je een leuk cadeau.',
    'Za opinię otrzymasz kartę podarunkową.',
    'W zamian dostaniesz drobny upominek.',
    'Skriv ett omdöme så får du ett presentkort.',
    'Som tak får du en lille gave.',
    'Skriv en anmeldelse og vinn et gavekort.',
    'Kirjoita arvio, niin osallistut arvontaan.',
    'Saat kiitokseksi pienen lahjan.',
    'Za recenzi dostanete dárkový poukaz.',
    'Értékelésedért cserébe ajándékutalvány jár.',
    'Lasă o recenzie și primești un card cadou.',
    'Yorumun karşılığında hediye çeki kazanırsın.',
    'За отзыв вы получите подарок.',
    'Γράψτε κριτική και κερδίστε μια δωροκάρτα.',
  ])('%s', (text) => {
    expect(wordingProblem(text)).toMatchObject({ code: 'offers_something' });
  });
});

describe('asking for stars or praise is refused in other languages', () => {
  test.each([
    'Wir freuen uns über 5 Sterne!',
    'Über fünf Sterne würde ich mich freuen.',
    'Eine Fünf-Sterne-Bewertung wäre toll.',
    'Geben Sie uns bitte 5 von 5.',
    'Bitte hinterlassen Sie eine positive Bewertung.',
    'Merci de nous laisser 5 étoiles.',
    'Un avis positif nous aiderait.',
    'Danos cinco estrellas, por favor.',
    'Déjanos una reseña positiva.',
    'Lasciaci 5 stelle!',
    'Una recensione positiva ci aiuta.',
    'Dê-nos 5 estrelas.',
    'Geef ons 5 sterren.',
    'Prosimy o 5 gwiazdek.',
    'Ge oss gärna fem stjärnor.',
    'Giv os gerne 5 stjerner.',
    'Antaisitko viisi tähteä?',
    'Dejte nám prosím 5 hvězdiček.',
    'Kérünk, adj 5 csillagot!',
    'Поставьте нам 5 звёзд.',
    'Bize 5 yıldız verin.',
  ])('%s', (text) => {
    expect(wordingProblem(text)).toMatchObject({ code: 'names_stars' });
  });
});

describe('a neutral invitation passes in other languages', () => {
  test.each([
    'Hallo Dana, wie war die Zusammenarbeit? Ihre ehrliche Bewertung hilft anderen, ob positiv oder negativ.',
    'Ob negative oder positive Bewertung: beides hilft uns.',
    'Sie erhalten jetzt einen Bonus von 5.000 € im Jahr, gut verhandelt!',
    'Ihre Mitarbeit war ein Geschenk für das Team.',
    'Wie gefällt es Ihnen im Fünf-Sterne-Hotel in Wien?',
    'Neun oder 9 von 10 Kandidaten antworten.',
    '9 sur 10 candidats répondent.',
    'Empezaste el 5 de 5 de 2026.',
    'Wir bieten keine Gutscheine oder Geschenke für Bewertungen an.',
    'Im Dezember erhalten Sie Ihre erste Prämie.',
    'Vous recevrez votre prime en janvier, félicitations.',
    'Comment se passe la vie en cuisine dans le restaurant trois étoiles ?',
    'Nous ne proposons jamais de bons cadeaux. Votre avis sincère nous aide.',
    'Merci de dire ce que vous en pensez, en bien ou en mal.',
    '¿Qué tal el hotel de cinco estrellas? Cuéntanos tu experiencia.',
    'Tu opinión sincera ayuda a los demás.',
    'Riceverai il primo stipendio a fine mese: come è andata con noi?',
    'A sua opinião sincera ajuda outros candidatos.',
    'Je eerlijke mening helpt anderen, goed of slecht.',
    'Twoja szczera opinia pomaga innym.',
    'Hur var det att arbeta med mig? Din ärliga åsikt hjälper andra.',
    'Hvordan har de første to uger været?',
    'Miten ensimmäiset viikot ovat sujuneet?',
    'Jaké byly první týdny? Vaše upřímné hodnocení pomůže ostatním.',
    'Your present role starts on Monday; what did we do well?',
  ])('%s', (text) => {
    expect(wordingProblem(text)).toBeUndefined();
  });
});

test('the offending words are quoted as written', () => {
  expect(wordingProblem('Guten Tag.\nEs wartet ein Einkaufsgutschein auf Sie!')?.phrase).toBe('Einkaufsgutschein');
});

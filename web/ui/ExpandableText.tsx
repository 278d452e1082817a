import { truncate } from '#common/formats.ts';
import styles from './ExpandableText.module.css';

export type ExpandableTextProps = {
  text: string;
  /** About how many characters are shown before the cut; a text a little longer is shown whole. */
  showAtFirst?: number;
};

/** Text that somebody wrote, in paragraphs. The end of a long text opens in place, even without JavaScript. */
export function ExpandableText({ text, showAtFirst = 700 }: ExpandableTextProps) {
  const [first, rest] = splitText(text, showAtFirst);
  return (
    <div className={styles.text}>
      <Paragraphs text={first} />
      {rest && (
        <details className={styles.rest}>
          <summary className={styles.more}>
            <span className={styles.closed}>Read more</span>
            <span className={styles.opened}>Show less</span>
          </summary>
          <div className={styles.text}>
            <Paragraphs text={rest} />
          </div>
        </details>
      )}
    </div>
  );
}

/** As written: an empty line separates paragraphs, a single break stays. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).map((words, place) => ({ place, words: words.trim() }));
  return paragraphs.map(({ place, words }) => <p key={place}>{words}</p>);
}

/** Cuts after a nearby sentence, or else between words, and never for a line or two. */
export function splitText(text: string, showAtFirst: number): readonly [first: string, rest: string] {
  if (lengthOnScreen(text) <= showAtFirst * 1.5) return [text, ''];
  const start = truncate(text, placeOf(text, showAtFirst * 1.2));
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => start.lastIndexOf(end) + 1));
  const at =
    sentence > start.length / 2 ? sentence : start.lastIndexOf(' ') > 0 ? start.lastIndexOf(' ') : start.length;
  return [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}

/** A line that ends early takes as much room as a full one. */
const lineLength = 60;
const lengthOnScreen = (text: string) => text.length + lineLength * (text.split('\n').length - 1);

/** The position where the text has taken this much room. */
function placeOf(text: string, room: number): number {
  let taken = 0;
  for (const [place, letter] of [...text.slice(0, Math.ceil(room))].entries()) {
    taken += letter === '\n' ? lineLength : 1;
    if (taken >= room) return place;
  }
  return text.length;
}

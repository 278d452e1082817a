import { useState } from 'react';
import {
  type BadgeKind,
  type BadgeTheme,
  badgeKinds,
  badgeScales,
  badgeSizes,
  badgeThemes,
} from '#common/badges/badges.ts';
import { badgeCode } from '#common/badges/code.ts';
import { badgeAlt, badgeKindWords } from '#common/badges/words.ts';
import { badgePictureUrl } from '#common/urls.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { copyText } from '#web/features/reviews/lists/copy-link.ts';
import { note } from '#web/kit/data-layer.ts';
import { saveFile } from '#web/list/save-file.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import styles from './Badges.module.css';

const themeWords: Readonly<Record<BadgeTheme, string>> = { light: 'Light', dark: 'Dark' };
const scaleWords = { 1: 'Normal', 2: 'Sharp, twice as large', 3: 'For print, three times as large' } as const;

/** The pictures of a held badge: each with its files and the code that shows it on another site. */
export function BadgePictures({ slug, name }: { slug: string; name: string }) {
  const [theme, setTheme] = useState<BadgeTheme>('light');
  const [scale, setScale] = useState('2');
  return (
    <Card title="Show your badge" level={3}>
      <div className={styles.part}>
        <p>
          Pictures added with the code stay up to date, and lead to your profile. Pictures you download don't change:
          replace them when the badge is renewed or lapses.
        </p>
        <div className={styles.choices}>
          <SelectField
            name="theme"
            label="Colors"
            value={theme}
            onChange={({ target }) => setTheme(target.value as BadgeTheme)}
            options={badgeThemes.map((value) => ({ value, label: themeWords[value] }))}
          />
          <SelectField
            name="scale"
            label="Size of PNG files"
            value={scale}
            onChange={({ target }) => setScale(target.value)}
            options={badgeScales.map((value) => ({ value: String(value), label: scaleWords[value] }))}
          />
        </div>
        <ul className={styles.kinds}>
          {badgeKinds.map((kind) => (
            <li key={kind} className={styles.kind}>
              <BadgeOfKind {...{ slug, name, kind, theme, scale: Number(scale) }} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

type BadgeOfKindProps = { slug: string; name: string; kind: BadgeKind; theme: BadgeTheme; scale: number };

function BadgeOfKind({ slug, name, kind, theme, scale }: BadgeOfKindProps) {
  const [busy, setBusy] = useState('');
  const { width, height } = badgeSizes[kind];
  const words = badgeKindWords[kind];
  const download = async (format: 'svg' | 'png') => {
    setBusy(format);
    try {
      const answer = await fetch(badgePictureUrl(slug, { kind, theme, format, scale }));
      if (!answer.ok) throw new Error(answer.statusText);
      const picture = await answer.blob();
      saveFile(`plaudit-${kind}-${theme}.${format}`, picture, picture.type);
      note({ event: 'recommended_badge_downloaded', which: kind });
    } catch {
      notify.error("We couldn't download the picture. Try again in a moment.");
    } finally {
      setBusy('');
    }
  };
  const copy = () =>
    copyText(
      Promise.resolve(badgeCode(location.origin, { slug, name, kind, theme })),
      `Code of “${words.name}” copied.`,
    );
  return (
    <>
      <div className={styles.preview}>
        <img
          src={badgePictureUrl(slug, { kind, theme, format: 'svg' })}
          {...{ width, height }}
          alt={badgeAlt(name)}
          loading="lazy"
        />
      </div>
      <div>
        <h4 className={styles.name}>{words.name}</h4>
        <p className={styles.soft}>{words.about}</p>
      </div>
      <FormActions>
        <Button size="small" onClick={copy} aria-label={`Copy code: ${words.name}`}>
          Copy code
        </Button>
        <Button
          size="small"
          busy={busy === 'png'}
          onClick={() => download('png')}
          aria-label={`Download PNG: ${words.name}`}
        >
          Download PNG
        </Button>
        <Button
          size="small"
          busy={busy === 'svg'}
          onClick={() => download('svg')}
          aria-label={`Download SVG: ${words.name}`}
        >
          Download SVG
        </Button>
      </FormActions>
    </>
  );
}

import { contrastOf } from '#common/colors.ts';
import { type PostAlign, type PostKind, postAligns, postFontSizes, postFonts } from '#common/posts/posts.ts';
import { alignWords } from '#common/posts/words.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { ColorField } from './ColorField.tsx';
import styles from './Posts.module.css';

/** The names of a text's settings. */
interface TextLook {
  readonly label: string;
  readonly family: string;
  readonly size: string;
  readonly color: string;
  readonly align?: string;
}

const looks: Readonly<Record<PostKind, readonly TextLook[]>> = {
  review: [
    {
      ...{ label: 'Quotation', family: 'textFontFamily', size: 'textFontSize', color: 'textFontColor' },
      align: 'textAlign',
    },
    { label: 'Reviewer', family: 'authorFontFamily', size: 'authorFontSize', color: 'authorFontColor' },
  ],
  job: ['title', 'subtitle', 'description', 'location'].map((name) => ({
    label: { title: 'Title', subtitle: 'Line below the title', description: 'Description', location: 'Place' }[name]!,
    ...{ family: `${name}FontFamily`, size: `${name}FontSize`, color: `${name}Color`, align: `${name}Align` },
  })),
};

const fonts = postFonts.map((font) => ({ value: font, label: font }));
const sizes = postFontSizes.map((size) => ({ value: String(size), label: String(size) }));
const aligns = postAligns.map((align: PostAlign) => ({ value: align, label: alignWords[align] }));

/** The fonts, sizes, colors and alignments of a post's texts. */
export function TextLookSection({ kind }: { kind: PostKind }) {
  const texts = looks[kind];
  const names = texts.flatMap(({ family, size, color, align }) => [family, size, color, ...(align ? [align] : [])]);
  const empty: Record<string, string> = Object.fromEntries(names.map((name) => [name, '']));
  const { field } = useSection(empty);
  const { values } = useSection(grounds);
  const labels = Object.fromEntries(
    texts.flatMap(({ label, family, size, color, align }) => [
      [family, `${label}: font`],
      [size, `${label}: size`],
      [color, `${label}: color`],
      ...(align ? [[align, `${label}: alignment`]] : []),
    ]),
  );
  return (
    <SettingsSection
      id="texts"
      title="Fonts and colors"
      about={<p>A text that is too long for its room is drawn smaller, and shortened if it still doesn't fit.</p>}
      labels={labels}
    >
      {texts.map(({ label, family, size, color, align }) => {
        const chosen = field(color);
        return (
          <fieldset key={label} className={styles.look}>
            <legend>{label}</legend>
            <SelectField {...field(family)} label="Font" options={fonts} />
            <SelectField {...field(size)} label="Size" options={sizes} />
            <ColorField {...chosen} label="Color" warning={faintOn(chosen.value, groundOf(color, values))} />
            {align && <SelectField {...field(align)} label="Alignment" options={aligns} />}
          </fieldset>
        );
      })}
    </SettingsSection>
  );
}

const grounds = { plauditTemplate: '', backgroundImage: '', backgroundColor: '', boxColor: '', boxTransparency: '' };

/** The color that a text lies on; null where it lies on a picture. */
function groundOf(color: string, look: typeof grounds): string | null {
  const isOnBackground =
    (look.plauditTemplate === '001' && color === 'textFontColor') ||
    (look.plauditTemplate === '002' && ['titleColor', 'subtitleColor'].includes(color)) ||
    Number(look.boxTransparency) > 50;
  if (!isOnBackground) return look.boxColor;
  return look.backgroundImage === 'own' ? null : look.backgroundColor;
}

/** A warning if a color is hard to read on another; undefined while one is being typed. */
function faintOn(color: string, ground: string | null): string | undefined {
  const contrast = ground && contrastOf(color, ground);
  return contrast && contrast < 3 ? 'This color is hard to read on what is behind it.' : undefined;
}

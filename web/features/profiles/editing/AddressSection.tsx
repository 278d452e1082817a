import { profileLimits } from '#common/limits.ts';
import { absolute } from '#common/urls.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './sections.module.css';

type AddressSectionProps = { urlOf: (slug: string) => string; oldSlugs: readonly string[] };

/** The slug in the profile's address. Old slugs redirect to the current one. */
export function AddressSection({ urlOf, oldSlugs }: AddressSectionProps) {
  const section = useSection({ slug: '' });
  const wished = section.values.slug.trim().toLowerCase();
  return (
    <SettingsSection
      id="address"
      title="Page link"
      about={<p>The link to your page. If you change it, old links still lead here.</p>}
      labels={{ slug: 'Page link' }}
    >
      <TextField
        {...section.field('slug')}
        label="Last part of the link"
        maxLength={profileLimits.slug}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        help="Lowercase letters, digits and hyphens, such as ada-reyes."
      />
      <p className={styles.address}>
        Your page: <span>{absolute(window.location.origin, decodeURIComponent(urlOf(wished || '…')))}</span>
      </p>
      {oldSlugs.length > 0 && (
        <div>
          <p>These links also lead here:</p>
          <ul className={styles.addresses}>
            {oldSlugs.map((old) => (
              <li key={old}>{decodeURIComponent(urlOf(old))}</li>
            ))}
          </ul>
        </div>
      )}
    </SettingsSection>
  );
}

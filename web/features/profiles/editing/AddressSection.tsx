import { profileLimits } from '#common/limits.ts';
import { absolute } from '#common/urls.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './sections.module.css';

type AddressSectionProps = { urlOf: (slug: string) => string; oldSlugs: readonly string[] };

/** The slug in the profile's address. Old slugs redirect to the current one. */
export function AddressSection({ urlOf, oldSlugs }: AddressSectionProps) {
  const section = useSection('address', { slug: '' });
  const wished = section.values.slug.trim().toLowerCase();
  return (
    <SettingsSection
      section={section}
      id="address"
      title="Address"
      about={
        <p>
          Where your page is. When you change it, the old address goes on leading here, so links you have given stay
          good.
        </p>
      }
      labels={{ slug: 'Address' }}
    >
      <TextField
        {...section.field('slug')}
        label="Last part of the address"
        maxLength={profileLimits.slug}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        help="Small letters, digits and hyphens, such as ada-reyes."
      />
      <p className={styles.address}>
        Your page: <span>{absolute(window.location.origin, decodeURIComponent(urlOf(wished || '…')))}</span>
      </p>
      {oldSlugs.length > 0 && (
        <div>
          <p>These lead here, too:</p>
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

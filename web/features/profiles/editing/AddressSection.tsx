import { profileLimits } from '#common/limits.ts';
import { absolute, agencyUrl, recruiterUrl } from '#common/urls.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { EditSection } from './EditSection.tsx';
import { useEditedProfile } from './edited-profile.ts';
import styles from './sections.module.css';
import { useSection } from './use-section.ts';

/** The readable part of the profile's address. One that it had before goes on leading to it. */
export function AddressSection({ slug, oldSlugs }: { slug: string; oldSlugs: readonly string[] }) {
  const section = useSection('address', { slug });
  const { kind } = useEditedProfile();
  const urlOf = kind === 'recruiter' ? recruiterUrl : agencyUrl;
  const wished = section.values.slug.trim().toLowerCase();
  return (
    <EditSection
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
        name="slug"
        label="Last part of the address"
        value={section.values.slug}
        onChange={(event) => section.set('slug', event.target.value)}
        maxLength={profileLimits.slug}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        help="Small letters, digits and hyphens, such as ada-reyes."
        error={section.wrong('slug')}
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
    </EditSection>
  );
}

import { countries, countryOf } from '#common/countries.ts';
import { profileLimits } from '#common/limits.ts';
import { examplePostcode } from '#common/profiles/postcodes.ts';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { useSection } from '#web/app-ui/use-settings.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './sections.module.css';

const options = countries.map(({ code, name }) => ({ value: code, label: name }));

/** Where the recruiter or agency works: country, place, and a postcode in countries that have them. */
export function PlaceSection({ about }: { about: string }) {
  const section = useSection({ country: '', postcode: '', location: '' });
  const { field, values } = section;
  const example = examplePostcode(values.country);
  return (
    <SettingsSection
      id="place"
      title="Place"
      about={<p>{about}</p>}
      labels={{ country: 'Country', location: 'Place', postcode: 'Postcode' }}
      inWords={(name, value) => (name === 'country' && countryOf(String(value))?.name) || String(value)}
    >
      <div className={styles.row}>
        <SelectField {...field('country')} label="Country" options={options} autoComplete="country" />
        <TextField
          {...field('location')}
          label="City or region"
          maxLength={profileLimits.location}
          autoComplete="address-level2"
          help="The name people use, such as Sydney."
        />
        {(example || values.postcode) && (
          <TextField
            {...field('postcode')}
            label="Postcode"
            maxLength={profileLimits.postcode}
            autoComplete="postal-code"
            help={
              values.country === 'AU'
                ? 'Such as 2000. People who search in your state can then find you.'
                : example && `Such as ${example}.`
            }
          />
        )}
      </div>
    </SettingsSection>
  );
}

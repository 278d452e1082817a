import { countries, countryOf } from '#common/countries.ts';
import { profileLimits } from '#common/limits.ts';
import { examplePostcode } from '#common/profiles/postcodes.ts';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditSection } from './EditSection.tsx';
import { useSection } from './use-section.ts';

type PlaceSectionProps = { about: string; country: string; postcode: string; location: string };

const options = countries.map(({ code, name }) => ({ value: code, label: name }));

/** Where somebody works: country, place, and a postcode where the country has them. */
export function PlaceSection({ about, ...saved }: PlaceSectionProps) {
  const section = useSection('place', saved);
  const { values, set, wrong } = section;
  const example = examplePostcode(values.country);
  return (
    <EditSection
      section={section}
      id="place"
      title="Place"
      about={<p>{about}</p>}
      labels={{ country: 'Country', location: 'Place', postcode: 'Postcode' }}
      inWords={(field, value) => (field === 'country' ? (countryOf(value)?.name ?? value) : value)}
    >
      <SelectField
        name="country"
        label="Country"
        options={options}
        value={values.country}
        onChange={(event) => set('country', event.target.value)}
        autoComplete="country"
        error={wrong('country')}
      />
      <TextField
        name="location"
        label="City or region"
        value={values.location}
        onChange={(event) => set('location', event.target.value)}
        maxLength={profileLimits.location}
        autoComplete="address-level2"
        help="As people say it, such as Sydney."
        error={wrong('location')}
      />
      {(example || values.postcode) && (
        <TextField
          name="postcode"
          label="Postcode"
          value={values.postcode}
          onChange={(event) => set('postcode', event.target.value)}
          maxLength={profileLimits.postcode}
          autoComplete="postal-code"
          help={
            values.country === 'AU'
              ? 'People find you by it in their state, such as 2000.'
              : example && `Such as ${example}.`
          }
          error={wrong('postcode')}
        />
      )}
    </EditSection>
  );
}

import { graphql, useFragment } from 'react-relay';
import { countryOf } from '#common/countries.ts';
import { specialityOf } from '#common/specialities.ts';
import type { NewerCompany_company$key } from '#web/__generated__/NewerCompany_company.graphql.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** Shows what somebody else has saved, above the fields, which keep the typed values. */
export function NewerCompany({ company }: { company: NewerCompany_company$key }) {
  const { website, description, country, specialities, locations } = useFragment(
    graphql`
      fragment NewerCompany_company on Company {
        website
        description
        country
        specialities
        locations
      }
    `,
    company,
  );
  const facts = [
    ['Website', website ?? 'None'],
    ['What it does', description || 'None'],
    ['Specialities', specialities.map((id) => specialityOf(id)?.name ?? id).join(', ')],
    ['Country', countryOf(country)?.name ?? country],
    ['Places', locations.join(', ')],
  ];
  return (
    <Notice tone="warn" role="alert" title="Someone changed this company while you were editing">
      <p>Your changes are still below. Save again to replace these values:</p>
      <ul>
        {facts.map(([name, value]) => (
          <li key={name}>{`${name}: ${value}`}</li>
        ))}
      </ul>
    </Notice>
  );
}

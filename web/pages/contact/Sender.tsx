import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import type { SenderQuery } from '#web/__generated__/SenderQuery.graphql.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import type { ContactField } from './ContactForm.tsx';

/** Fills in who the signed-in sender is, in the form around it, wherever they haven't typed anything yet. */
export default function Sender() {
  return (
    <ForViewer<SenderQuery> query={query} variables={{}}>
      {({ viewer }) =>
        viewer && <Filled name={viewer.name} email={viewer.email} company={viewer.company?.name ?? ''} />
      }
    </ForViewer>
  );
}

function Filled({ name, email, company }: Record<Exclude<ContactField, 'profileId' | 'message'>, string>) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const fields = place.current?.closest('form')?.elements;
    for (const [field, value] of Object.entries({ name, email, company })) {
      const input = fields?.namedItem(field);
      if (input instanceof HTMLInputElement && !input.value) input.value = value;
    }
  }, [name, email, company]);
  return <span ref={place} hidden />;
}

const query = graphql`
  query SenderQuery {
    viewer {
      id
      name
      email
      company {
        name
      }
    }
  }
`;

import { graphql } from 'react-relay';
import { formatBytes, formatDateTime, utc } from '#common/formats.ts';
import { dataRequestUrl } from '#common/urls.ts';
import type { DataCopyPageQuery } from '#web/__generated__/DataCopyPageQuery.graphql.ts';
import { DeadLink, LinkPage, SoftWords } from '#web/kit/LinkPage.tsx';
import { definePage, type PageProps } from '#web/kit/page.ts';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';

/** The emailed link to a copy of a person's data. Opening it downloads nothing; the button does. */
export default function DataCopyPage({ data }: PageProps<DataCopyPageQuery>) {
  const copy = data.dataCopyToDownload;
  if (!copy || copy.isExpired)
    return (
      <DeadLink
        way={
          <Button variant="primary" href={dataRequestUrl()}>
            Request a new copy
          </Button>
        }
      >
        It has expired, or was cut off in your email program. We delete each copy once its link expires.
      </DeadLink>
    );
  return (
    <LinkPage title="A copy of your data">
      <p>
        {`A zip file${copy.size ? ` of ${formatBytes(copy.size)}` : ''} with a page for you to read, and the same data as a file for programs.`}
      </p>
      {/* A plain form: the browser saves what the server answers. */}
      <Form method="post" aria-label="Download the copy">
        <FormActions>
          <Button type="submit" variant="primary" size="large">
            Download the copy
          </Button>
        </FormActions>
      </Form>
      <SoftWords>
        {`You can download it until ${formatDateTime(copy.expiresAt!, utc)} UTC. Save it in a safe place, because it contains personal data.`}
      </SoftWords>
    </LinkPage>
  );
}

export const page = definePage<DataCopyPageQuery>({
  query: graphql`
    query DataCopyPageQuery($token: String!) {
      dataCopyToDownload(token: $token) {
        size
        expiresAt
        isExpired
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  status: ({ dataCopyToDownload: copy }) => (!copy ? 404 : copy.isExpired ? 410 : 200),
  head: ({ dataCopyToDownload: copy }) => ({
    title: copy ? 'A copy of your data' : 'Link not found',
    canonical: null,
    isHidden: true,
  }),
});

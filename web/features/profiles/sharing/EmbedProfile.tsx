import { graphql } from 'react-relay';
import { type ProfileAddress, profileShareUrl, profileUrl, widgetsUrl } from '#common/urls.ts';
import { linkCode } from '#common/widgets/code.ts';
import type { EmbedProfileQuery } from '#web/__generated__/EmbedProfileQuery.graphql.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { localId } from '#web/kit/local-id.ts';
import { Allowed } from '#web/kit/permissions/Allowed.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { CopyText } from './CopyText.tsx';
import { useOrigin } from './use-origin.ts';

type EmbedProfileProps = { at: ProfileAddress; name: string };

/** For everyone, the code of a link to the profile. Its own people make a widget, which shows the reviews themselves. */
export function EmbedProfile({ at, name }: EmbedProfileProps) {
  const origin = useOrigin();
  const code = linkCode(origin, { name, profile: profileUrl(at) });
  return (
    <>
      <OwnWidget at={at} />
      {origin ? (
        <>
          <TextArea
            label="Code of a link"
            value={code}
            readOnly
            rows={3}
            onFocus={({ target }) => target.select()}
            help={`Paste it into a site to link to the reviews of ${name}.`}
          />
          <FormActions>
            <CopyText text={code} label="Copy code" />
          </FormActions>
        </>
      ) : (
        <p>
          {'The code needs JavaScript. You can also '}
          <Link href={profileShareUrl(at)}>share the link</Link>.
        </p>
      )}
    </>
  );
}

function OwnWidget({ at: { kind, slug } }: Pick<EmbedProfileProps, 'at'>) {
  return (
    <ForViewer<EmbedProfileQuery>
      query={graphql`
        query EmbedProfileQuery {
          viewer {
            id
            recruiter {
              id
              slug
            }
            agencyToEdit {
              id
              slug
            }
          }
        }
      `}
      variables={{}}
    >
      {({ viewer }) => {
        const own = kind === 'recruiter' ? viewer?.recruiter : viewer?.agencyToEdit;
        if (own?.slug !== slug) return null;
        const about = kind === 'recruiter' ? localId(own.id) : undefined;
        return (
          <Allowed
            requirement="widget_view"
            fallback={<p>Your agency's admin can show your reviews on your site, with a widget.</p>}
          >
            <p>A widget shows your reviews on your site and stays up to date automatically.</p>
            <FormActions>
              <Button variant="primary" href={widgetsUrl({ open: 'new', about })}>
                Make a widget
              </Button>
            </FormActions>
          </Allowed>
        );
      }}
    </ForViewer>
  );
}

import { useState } from 'react';
import { graphql } from 'react-relay';
import { agencyReportUrl } from '#common/urls.ts';
import type { ShareReportMutation } from '#web/__generated__/ShareReportMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { CopyLink } from '#web/app-ui/CopyLink.tsx';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormActions } from '#web/ui/Form.tsx';

type ShareReportProps = { id: string; isShared: boolean; onChange: (isShared: boolean) => void };

/** Turns a report's link on and off, and copies it. */
export function ShareReport({ id, isShared, onChange }: ShareReportProps) {
  const [isOpen, setOpen] = useState(false);
  const share = useCommand<ShareReportMutation>(graphql`
    mutation ShareReportMutation($input: ShareAgencyReportInput!) {
      shareAgencyReport(input: $input) {
        report {
          id
          isShared
        }
        errors { code message field }
      }
    }
  `);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Share
      </Button>
      <Dialog title="Share this report" open={isOpen} onClose={() => setOpen(false)}>
        <p>
          {isShared
            ? 'Everyone with the link can read this report, without signing in.'
            : "Only your agency's admins can read this report. Once shared, everyone with the link can, without signing in."}
        </p>
        {isShared && <CopyLink path={agencyReportUrl(localId(id))} />}
        <FormActions>
          <ActButton
            variant={isShared ? 'secondary' : 'primary'}
            act={async () => {
              await share({ reportId: id, isShared: !isShared });
              onChange(!isShared);
            }}
            done={isShared ? 'The link no longer works for others.' : 'Everyone with the link can read this report.'}
          >
            {isShared ? 'Stop sharing' : 'Share with a link'}
          </ActButton>
        </FormActions>
      </Dialog>
    </>
  );
}

import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ReportActions_report$key } from '#web/__generated__/ReportActions_report.graphql.ts';
import type { ReportActionsDismissMutation } from '#web/__generated__/ReportActionsDismissMutation.graphql.ts';
import type { ReportActionsSettleMutation } from '#web/__generated__/ReportActionsSettleMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { DecisionDialog } from '#web/kit/DecisionDialog.tsx';
import { Button } from '#web/ui/Button.tsx';

/** The two ways to decide about a report. What is done about the profile is done where it stands. */
export function ReportActions({ report }: { report: ReportActions_report$key }) {
  const {
    id: reportId,
    version: expectedVersion,
    email,
  } = useFragment(
    graphql`
      fragment ReportActions_report on ProfileReport {
        id
        version
        email
      }
    `,
    report,
  );
  const [open, setOpen] = useState<'settle' | 'dismiss' | null>(null);
  const settle = useCommand<ReportActionsSettleMutation>(settleMutation);
  const dismiss = useCommand<ReportActionsDismissMutation>(dismissMutation);
  const about = email
    ? `Sent to ${email}, word for word. May be left empty.`
    : 'Kept with the report. May be left empty.';
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('dismiss')}>Leave as it is</Button>
      <Button variant="primary" onClick={() => setOpen('settle')}>
        Something was done
      </Button>
      <DecisionDialog
        title="What was done about it?"
        label="What was done"
        verb="Close the report"
        tone="primary"
        about={about}
        field="words"
        open={open === 'settle'}
        onClose={close}
        act={(words) => settle({ reportId, expectedVersion, words })}
        done="Closed."
      />
      <DecisionDialog
        title="Leave the profile as it is?"
        label="Why it stays as it is"
        verb="Leave as it is"
        tone="primary"
        about={about}
        field="words"
        open={open === 'dismiss'}
        onClose={close}
        act={(words) => dismiss({ reportId, expectedVersion, words })}
        done="Left as it is."
      />
    </>
  );
}

const settleMutation = graphql`
  mutation ReportActionsSettleMutation($input: SettleReportInput!) {
    settleReport(input: $input) {
      errors {
        code
        message
        field
      }
      report {
        id
        state
        version
        ...ReportDetails_report
      }
    }
  }
`;

const dismissMutation = graphql`
  mutation ReportActionsDismissMutation($input: DismissReportInput!) {
    dismissReport(input: $input) {
      errors {
        code
        message
        field
      }
      report {
        id
        state
        version
        ...ReportDetails_report
      }
    }
  }
`;

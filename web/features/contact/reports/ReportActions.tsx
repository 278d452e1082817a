import { graphql, useFragment } from 'react-relay';
import type { ReportActions_report$key } from '#web/__generated__/ReportActions_report.graphql.ts';
import { Decide } from '#web/features/admin/panel/Decide.tsx';

/** The two decisions about a report. Changes to the profile are made on the profile itself. */
export function ReportActions({ report }: { report: ReportActions_report$key }) {
  const row = useFragment(
    graphql`
      fragment ReportActions_report on ProfileReport {
        id
        version
        email
      }
    `,
    report,
  );
  const words = {
    name: 'words',
    help: row.email
      ? `Sent to ${row.email}, word for word. May be left empty.`
      : 'Kept with the report. May be left empty.',
  };
  return (
    <Decide
      row={row}
      as="reportId"
      ways={[
        {
          mutation: dismissMutation,
          label: 'Leave as it is',
          hotkey: 'l',
          title: 'Leave the profile as it is?',
          words: { ...words, label: 'Why it stays as it is' },
          done: 'Left as it is.',
        },
        {
          mutation: settleMutation,
          label: 'Something was done',
          variant: 'primary',
          hotkey: 'd',
          title: 'What was done about it?',
          verb: 'Close the report',
          words: { ...words, label: 'What was done' },
          done: 'Closed.',
        },
      ]}
    />
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
        ...ReportList_row @relay(mask: false)
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
        ...ReportList_row @relay(mask: false)
      }
    }
  }
`;

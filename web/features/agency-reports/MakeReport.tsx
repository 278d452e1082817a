import { type FormEvent, useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { pastPeriods, type ReportSpan, reportPeriodName } from '#common/agency-reports/period.ts';
import { agencyReportUrl } from '#common/urls.ts';
import type { MakeReportMutation } from '#web/__generated__/MakeReportMutation.graphql.ts';
import { SidePanel } from '#web/app-ui/SidePanel.tsx';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';

type MakeReportProps = { open: boolean; onClose: () => void };

/** The form of a new report, in a panel. Once made, the report opens. */
export function MakeReport({ open, onClose }: MakeReportProps) {
  return (
    <SidePanel title="Make a report" open={open} onClose={onClose} isForm>
      {open && <MakeReportForm onClose={onClose} />}
    </SidePanel>
  );
}

const spans = [
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
];

function MakeReportForm({ onClose }: Pick<MakeReportProps, 'onClose'>) {
  const navigate = useNavigate();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [span, setSpan] = useState<ReportSpan>('month');
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [knownId, setKnown] = useState<string | null>(null);
  const periods = pastPeriods(span, today);
  const firstDay = chosen || periods[0]!.from;
  const make = useCommand<MakeReportMutation>(graphql`
    mutation MakeReportMutation($input: MakeAgencyReportInput!) {
      makeAgencyReport(input: $input) {
        report {
          id
        }
        errors { code message field }
      }
    }
  `);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblems([]);
    setKnown(null);
    let reportId: string | null = null;
    try {
      const { makeAgencyReport } = await make(
        { span, firstDay },
        {
          updater: (store) => {
            const report = store.getRootField('makeAgencyReport')?.getLinkedRecord('report');
            reportId = (report?.getValue('id') as string | undefined) ?? null;
          },
        },
      );
      if (makeAgencyReport?.report) void navigate(agencyReportUrl(localId(makeAgencyReport.report.id)));
    } catch (error) {
      setKnown(reportId);
      setProblems(
        problemsOf(error).map(({ message, field }) => ({ message, field: field ?? undefined }) as FieldProblem),
      );
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={send} aria-label="Make a report">
      <ErrorSummary problems={problems} />
      {knownId && (
        <p>
          <Link href={agencyReportUrl(localId(knownId))}>Open the report</Link>
        </p>
      )}
      <SelectField
        name="span"
        label="Length"
        options={spans}
        value={span}
        onChange={({ target }) => {
          setSpan(target.value as ReportSpan);
          setChosen('');
        }}
      />
      <SelectField
        name="firstDay"
        label="Period"
        help="Periods that are over. The figures are frozen as they are now."
        options={periods.map((period) => ({ value: period.from, label: reportPeriodName(period) }))}
        value={firstDay}
        onChange={({ target }) => setChosen(target.value)}
      />
      <FormActions>
        <Button type="submit" variant="primary" busy={isBusy}>
          Make report
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </FormActions>
    </Form>
  );
}

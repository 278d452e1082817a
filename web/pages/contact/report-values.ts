import type { ActionResult } from '#web/kit/page.ts';
import { notReached } from '#web/kit/problem.ts';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';

/** What the fields of a report hold, as typed; their names are those of the mutation's input. */
export type ReportValues = Readonly<Record<ReportField, string>>;

/** What the page says to a form: that the report has arrived, or what to mend in it. */
export type ReportAnswer =
  | { readonly isSent: true; readonly email: string }
  | { readonly values: ReportValues; readonly problems: readonly FieldProblem[] };

const fields = ['reason', 'words', 'email'] as const;
type ReportField = (typeof fields)[number];

export const readReport = (form: FormData): ReportValues =>
  Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')])) as ReportValues;

/** A report that nobody has written yet. */
export const emptyReport: ReportValues = readReport(new FormData());

/** What the page says once the server has answered. */
export function answerToReport(
  values: ReportValues,
  errors: readonly { readonly message: string; readonly field?: string | null | undefined }[],
): ActionResult<ReportAnswer> {
  const problems = errors.map(({ field, message }) => ({ field: field ?? null, message }));
  if (problems.length > 0) return { answer: { values, problems }, status: 422 };
  return { answer: { isSent: true, email: values.email.trim() }, status: 200 };
}

/** What it says where the server was not reached. */
export const unsentReport = (values: ReportValues): ActionResult<ReportAnswer> => ({
  answer: { values, problems: [notReached()] },
  status: 503,
});

/** Reasons for reporting a profile. Separate from the inputs, so the form does not load zod. */
export const reportReasons = ['wrong_facts', 'wrong_person', 'impersonation', 'spam'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The label of each reason, in the form and the panel. */
export const reportReasonWords: Readonly<Record<ReportReason, { label: string; help: string }>> = {
  wrong_facts: { label: 'Wrong facts', help: 'For example, the agency, the place or the field of work.' },
  wrong_person: { label: 'Wrong person', help: 'The photo, links or reviews belong to another person.' },
  impersonation: { label: 'Impersonation', help: "The person managing it isn't who they say they are." },
  spam: { label: 'Spam', help: "It advertises something, or isn't about anyone real." },
};

/** The labels of report states, in the order of the filter. */
export const reportWords = {
  open: { label: 'To decide', tone: 'warn' },
  settled: { label: 'Done', tone: 'good' },
  dismissed: { label: 'Left as is', tone: 'neutral' },
} as const;

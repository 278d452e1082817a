/** Reasons for reporting a profile. Separate from the inputs, so the form does not load zod. */
export const reportReasons = ['wrong_facts', 'wrong_person', 'impersonation', 'spam'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The label of each reason, in the form and the panel. */
export const reportReasonWords: Readonly<Record<ReportReason, { label: string; help: string }>> = {
  wrong_facts: { label: 'Facts are wrong', help: 'Such as the firm, the place or the field of work.' },
  wrong_person: { label: 'It is not this person', help: 'Picture, links or reviews belong to somebody else.' },
  impersonation: { label: 'Somebody pretends to be them', help: 'Whoever looks after it is not who they say.' },
  spam: { label: 'It advertises something', help: 'Or it is of nobody at all.' },
};

/** The labels of report states, in the order of the filter. */
export const reportWords = {
  open: { label: 'To decide', tone: 'warn' },
  settled: { label: 'Acted on', tone: 'good' },
  dismissed: { label: 'Left as it is', tone: 'neutral' },
} as const;

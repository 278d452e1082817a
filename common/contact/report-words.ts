/** What a visitor may say is wrong with a profile. Here and not with the inputs: a form shows them, and needs no zod for it. */
export const reportReasons = ['wrong_facts', 'wrong_person', 'impersonation', 'spam'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What is wrong with a profile, as the form and the panel call it. */
export const reportReasonWords: Readonly<Record<ReportReason, { label: string; help: string }>> = {
  wrong_facts: { label: 'Facts are wrong', help: 'Such as the firm, the place or the field of work.' },
  wrong_person: { label: 'It is not this person', help: 'Picture, links or reviews belong to somebody else.' },
  impersonation: { label: 'Somebody pretends to be them', help: 'Whoever looks after it is not who they say.' },
  spam: { label: 'It advertises something', help: 'Or it is of nobody at all.' },
};

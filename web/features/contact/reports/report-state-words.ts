/** The labels of report states, in the order of the filter. */
export const reportWords = {
  open: { label: 'To decide', tone: 'warn' },
  settled: { label: 'Acted on', tone: 'good' },
  dismissed: { label: 'Left as it is', tone: 'neutral' },
} as const;

/** The label and tag tone of a report's state. */
export const reportStateWords = (state: string) => reportWords[state as keyof typeof reportWords];

/** The stages whose time a jobs dashboard shows, in the order in which a job goes through them. */
export const jobStages = ['firstCandidate', 'interview', 'offer', 'hire', 'fill'] as const;
export type JobStage = (typeof jobStages)[number];

/** What each stage is called: from where it begins to where it ends. */
export const jobStageWords: Readonly<Record<JobStage, string>> = {
  firstCandidate: 'Job opened to first candidate',
  interview: 'Submitted to first interview',
  offer: 'First interview to offer',
  hire: 'Offer to hire',
  fill: 'Job opened to filled',
};

import { stepsFor } from '#common/onboarding/steps.ts';
import { builder } from '#server/graphql/builder.ts';
import { commandMutation } from '#server/graphql/command-mutation.ts';
import { dismissOnboarding, skipOnboardingStep } from './onboarding.commands.ts';
import { type OnboardingEvent, type OnboardingRead, readOnboarding } from './onboarding.queries.ts';

type Onboarding = OnboardingRead & { readonly steps: readonly string[] };

const OnboardingEventType = builder.objectRef<OnboardingEvent>('OnboardingEvent').implement({
  description: 'Something that happened lately: a review, invitations sent on a day, an import or a share.',
  fields: (t) => ({
    kind: t.string({
      nullable: false,
      description: 'review, invitations, import or share.',
      resolve: ({ kind }) => kind,
    }),
    at: t.string({
      nullable: false,
      description: 'The moment, or the day in UTC.',
      resolve: ({ at, day }) => day ?? new Date(at).toISOString(),
    }),
    name: t.string({
      nullable: true,
      description: "The reviewer, the file's name, or the title of the shared review.",
      resolve: ({ name }) => name,
    }),
    count: t.int({
      nullable: false,
      description: 'Stars of a review, invitations sent, placements added, or visits of a share.',
      resolve: ({ count }) => count,
    }),
    reviewId: t.string({
      nullable: true,
      description: 'The key of the review in its address.',
      resolve: ({ reviewId }) => reviewId,
    }),
  }),
});

const OnboardingType = builder.objectRef<Onboarding>('Onboarding').implement({
  description: 'How far somebody has come with the first steps.',
  fields: (t) => ({
    steps: t.stringList({
      nullable: false,
      description: 'The steps for the viewer, in order.',
      resolve: ({ steps }) => [...steps],
    }),
    done: t.stringList({
      nullable: false,
      description: 'The steps that the data shows as done, by an admin or by anybody in the agency.',
      resolve: ({ done }) => [...done],
    }),
    skipped: t.stringList({ nullable: false, resolve: ({ skipped }) => [...skipped] }),
    isDismissed: t.boolean({ nullable: false, resolve: ({ isDismissed }) => isDismissed }),
    events: t.field({
      type: [OnboardingEventType],
      nullable: false,
      description: 'What happened lately, newest first.',
      resolve: ({ events }) => [...events],
    }),
  }),
});

builder.queryField('onboarding', (t) =>
  t.field({
    type: OnboardingType,
    nullable: true,
    description: 'How far the viewer has come with the first steps. Null without a recruiter profile, and for staff.',
    resolve: async (_root, _args, context) => {
      const read = await readOnboarding(context);
      return read && { ...read, steps: stepsFor(context.viewer.roles) };
    },
  }),
);

commandMutation(skipOnboardingStep, { description: 'Skips one of the first steps, or takes that back.' });

commandMutation(dismissOnboarding, {
  description: 'Stops leading the viewer through the first steps, or begins to again.',
});

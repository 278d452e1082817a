import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { OnboardingStep } from '#common/onboarding/steps.ts';
import type { useOnboardingDismissMutation } from '#web/__generated__/useOnboardingDismissMutation.graphql.ts';
import type { useOnboardingSkipMutation } from '#web/__generated__/useOnboardingSkipMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';

/** Skips a step, or takes that back; the screens that show it follow. */
export function useSkip() {
  const skip = useCommand<useOnboardingSkipMutation>(skipMutation);
  return useCallback(
    (step: OnboardingStep, isSkipped: boolean) =>
      skip(
        { step, isSkipped },
        {
          updater: (store) => {
            const record = recordOf(store);
            const others = ((record?.getValue('skipped') ?? []) as string[]).filter((one) => one !== step);
            record?.setValue(isSkipped ? [...others, step] : others, 'skipped');
          },
        },
      ),
    [skip],
  );
}

/** Hides the first steps, or shows them again. */
export function useDismiss() {
  const dismiss = useCommand<useOnboardingDismissMutation>(dismissMutation);
  return useCallback(
    (isDismissed: boolean) =>
      dismiss({ isDismissed }, { updater: (store) => recordOf(store)?.setValue(isDismissed, 'isDismissed') }),
    [dismiss],
  );
}

const recordOf = (store: RecordSourceSelectorProxy) => store.getRoot().getLinkedRecord('onboarding');

const skipMutation = graphql`
  mutation useOnboardingSkipMutation($input: SkipOnboardingStepInput!) {
    skipOnboardingStep(input: $input) {
      errors { code message field }
    }
  }
`;

const dismissMutation = graphql`
  mutation useOnboardingDismissMutation($input: DismissOnboardingInput!) {
    dismissOnboarding(input: $input) {
      errors { code message field }
    }
  }
`;

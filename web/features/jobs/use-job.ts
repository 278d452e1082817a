import { useMemo } from 'react';
import { graphql } from 'react-relay';
import type { useJobCreateMutation } from '#web/__generated__/useJobCreateMutation.graphql.ts';
import type { useJobSaveMutation } from '#web/__generated__/useJobSaveMutation.graphql.ts';
import { Overtaken, type Settings, useSave } from '#web/app-ui/settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { note } from '#web/kit/data-layer.ts';
import { emptyJob, inForm, type JobRow, sentOf } from './job-values.ts';

/** Begins a draft, and says which job it became. */
export function useNewJob(country: string | undefined, made: (id: string) => unknown): Settings {
  const create = useCommand<useJobCreateMutation>(graphql`
    mutation useJobCreateMutation($input: CreateJobInput!) {
      createJob(input: $input) {
        errors { code message field }
        job {
          ...useJob_job @relay(mask: false)
        }
      }
    }
  `);
  const saved = useMemo(() => emptyJob(country), [country]);
  return {
    ...{ of: 'new job', isNew: true, saved },
    save: async (fields) => {
      const input = sentOf({ title: '', ...fields });
      const { createJob } = await create({ ...input, title: String(fields['title'] ?? '') });
      note({ event: 'job_created', type: createJob!.job!.jobType ?? '' });
      await made(createJob!.job!.id);
    },
  };
}

/** Saves a job; `onSaved` is called afterwards. */
export function useSaveJob(job: JobRow, onSaved?: () => unknown): Settings {
  const run = useSave<useJobSaveMutation, JobRow>(saveMutation, jobIn);
  const saved = useMemo(() => inForm(job), [job]);
  return {
    of: `job ${job.id}`,
    saved,
    // A step is left by the same button, though nothing was changed.
    isNew: onSaved !== undefined,
    save: async (fields, expectedVersion) => {
      const input = sentOf(fields);
      try {
        if (Object.keys(input).length > 0) await run({ jobId: job.id, expectedVersion, ...input });
      } catch (error) {
        throw error instanceof Overtaken ? new Overtaken(inForm(error.newest as unknown as JobRow)) : error;
      }
      await onSaved?.();
    },
  };
}

const jobIn = (data: useJobSaveMutation['response']) => data.saveJob?.job;

const saveMutation = graphql`
  mutation useJobSaveMutation($input: SaveJobInput!) {
    saveJob(input: $input) {
      errors { code message field }
      job {
        ...useJob_job @relay(mask: false)
      }
    }
  }
`;

graphql`
  fragment useJob_job on Job {
    id
    version
    state
    title
    description
    jobType
    speciality
    location
    currency
    salaryPeriod
    salaryFrom
    salaryTo
    openings
    searchType
    wantedRecruiters
    feeBasisPoints
    guaranteeDays
    isPublic
    isOnProfiles
    opensOn
    closesOn
    openedAt
    declinedBecause
    engagedCount
    company {
      id
      name
      isApproved
    }
  }
`;

import { useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { isEditable, type JobState } from '#common/jobs/states.ts';
import { editJobUrl, type JobStep, jobsUrl } from '#common/urls.ts';
import { Screen } from '#web/app-ui/Screen.tsx';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { SettingsContext, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { localId } from '#web/kit/local-id.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ActiveJob } from './ActiveJob.tsx';
import { rememberActiveJob } from './active-job.ts';
import { DaysSection, FeeSection, JobSection, SalarySection, SearchSection } from './JobSections.tsx';
import styles from './Jobs.module.css';
import type { JobToEdit } from './job-to-edit.ts';
import { PublishCard } from './PublishCard.tsx';
import { RecruitersStep } from './RecruitersStep.tsx';
import { useNewJob, useSaveJob } from './use-job.ts';

/** The steps of a job's form, in order. */
const steps = [
  { step: 'job-description', label: 'Job' },
  { step: 'search-type', label: 'Search and fee' },
  { step: 'recruiters', label: 'Recruiters' },
  { step: 'publish', label: 'Publish' },
] as const satisfies readonly { step: JobStep; label: string }[];

/** The first step of a new job. Once its title is saved, the job is a draft that can be left and resumed. */
export function NewJob({ country }: { country: string | undefined }) {
  const navigate = useNavigate();
  const settings = useNewJob(country, async (id) => {
    rememberActiveJob(localId(id));
    notify.success('Draft saved.');
    await navigate(editJobUrl(localId(id), 'search-type'), { replace: true });
  });
  return (
    <Screen
      title="Post a job"
      about="Describe the job. You can leave at any step and resume."
      above={<Way to="New job" />}
    >
      <ActiveJob />
      <SettingsContext value={useSettingsEditor(settings)}>
        <div className={styles.narrow}>
          <SettingsForm label="Job" verb="Save and continue" idle="Nothing saved yet">
            <JobSection />
            <SalarySection />
          </SettingsForm>
        </div>
      </SettingsContext>
    </Screen>
  );
}

type JobEditorProps = { job: JobToEdit; step: JobStep };

/** One step of the form of a saved job. */
export function JobEditor({ job, step }: JobEditorProps) {
  const id = localId(job.id);
  const state = job.state as JobState;
  return (
    <Screen
      title={job.title}
      about={
        state === 'draft'
          ? 'A draft. Only your company sees it.'
          : 'Recruiters see your changes as soon as you save them.'
      }
      above={<Way to={job.title} />}
    >
      <Tabs
        label="Steps"
        tabs={steps.map((one, at) => ({
          label: `${at + 1}. ${one.label}`,
          href: editJobUrl(id, one.step),
          current: one.step === step,
        }))}
      />
      {job.declinedBecause && state === 'draft' && (
        <Notice tone="warn" title="This job wasn't approved">
          {job.declinedBecause}
        </Notice>
      )}
      {isEditable(state) ? (
        <Step key={step} job={job} step={step} />
      ) : (
        <Notice title="This job has ended">Its facts stay as recruiters knew them. Copy it to post it again.</Notice>
      )}
    </Screen>
  );
}

function Step({ job, step }: JobEditorProps) {
  if (step === 'recruiters') return <RecruitersStep job={job} />;
  return <FormStep job={job} step={step} />;
}

function FormStep({ job, step }: { job: JobToEdit; step: Exclude<JobStep, 'recruiters'> }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const stays = useRef(false);
  const isDraft = job.state === 'draft';
  const next = steps[steps.findIndex((one) => one.step === step) + 1];
  const onSaved = async () => {
    rememberActiveJob(isDraft ? localId(job.id) : null);
    await revalidate();
    notify.success('Job saved.');
    if (next && !stays.current) await navigate(editJobUrl(localId(job.id), next.step));
  };
  const continues = isDraft && next !== undefined;
  const settings = useSaveJob(job, continues ? onSaved : undefined);
  return (
    <SettingsContext value={useSettingsEditor(settings)}>
      <div className={step === 'publish' ? styles.columns : styles.narrow}>
        <SettingsForm
          label="Job"
          {...(continues && {
            verb: 'Save and continue',
            idle: 'All changes saved',
            ways: {
              options: [{ value: 'stay', label: 'Save' }],
              onChoose: (way: string | null) => {
                stays.current = way === 'stay';
              },
            },
          })}
        >
          {step === 'job-description' && (
            <>
              <JobSection />
              <SalarySection />
            </>
          )}
          {step === 'search-type' && (
            <>
              <SearchSection />
              <FeeSection />
            </>
          )}
          {step === 'publish' && <DaysSection isOpen={job.openedAt !== null} />}
        </SettingsForm>
        {step === 'publish' && <PublishCard job={job} />}
      </div>
    </SettingsContext>
  );
}

const Way = ({ to }: { to: string }) => <Breadcrumb steps={[{ label: 'Jobs', href: jobsUrl() }, { label: to }]} />;

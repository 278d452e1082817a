import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { editPlacementUrl, placementsUrl } from '#common/urls.ts';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { SettingsContext, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { localId } from '#web/kit/local-id.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import styles from './PlacementForm.module.css';
import { CandidateSection, EmployerSection, JobSection } from './PlacementSections.tsx';
import type { PlacementValues } from './placement-values.ts';
import { invitedWords, useInvitePlacements } from './use-invite-placements.ts';
import { type PlacementToEdit, useSavePlacement } from './use-save-placement.ts';
import { WhatTheyGet } from './WhatTheyGet.tsx';

type PlacementFormProps = {
  saved: PlacementValues;
  /** Those whose placements the viewer keeps. */
  recruiters: readonly { readonly id: string; readonly name: string }[];
  /** Where to go once a new placement is saved, instead of the list. */
  nextHref?: (placementId: string) => string;
};

/** The form of a new or a known placement, with what its people get beside it. */
export function PlacementForm({ saved, recruiters, nextHref }: PlacementFormProps) {
  const navigate = useNavigate();
  const invite = useInvitePlacements();
  const way = useRef<string | null>(null);
  const [key, setKey] = useState(0);
  const isNew = !saved.id;
  const onSaved = useCallback(
    async (placement: PlacementToEdit) => {
      const href = isNew && nextHref ? nextHref(placement.id) : placementsUrl({ open: placement.id });
      if (way.current === 'another') {
        notify.success(`${placement.jobTitle} added.`);
        setKey((before) => before + 1);
        return;
      }
      if (way.current === 'invite') await inviteBoth(placement, invite);
      else notify.success(isNew ? `${placement.jobTitle} added.` : 'Placement saved.');
      void navigate(href);
    },
    [isNew, nextHref, invite, navigate],
  );
  const { settings, twin } = useSavePlacement({ saved, onSaved });
  const editor = useSettingsEditor(settings);
  const options = [
    ...(isNew && !nextHref ? [{ value: 'another', label: 'Save and add another' }] : []),
    { value: 'invite', label: 'Save and invite' },
  ];
  return (
    <SettingsContext value={editor}>
      <div className={styles.columns}>
        <div className={styles.main}>
          {twin && (
            <Notice
              tone="warn"
              title="You've added this placement before"
              action={
                <Button size="small" href={editPlacementUrl(localId(twin.id))}>
                  Open it
                </Button>
              }
            >
              {`${twin.jobTitle}${twin.candidateName ? `, ${twin.candidateName}` : ''}`}
            </Notice>
          )}
          <SettingsForm
            key={key}
            label={isNew ? 'New placement' : 'Edit placement'}
            verb={isNew ? 'Save placement' : 'Save changes'}
            {...(isNew && { idle: 'Nothing saved yet' })}
            ways={{
              options,
              onChoose: (chosen) => {
                way.current = chosen;
              },
            }}
          >
            <JobSection recruiters={recruiters} />
            <CandidateSection />
            <EmployerSection />
          </SettingsForm>
        </div>
        <WhatTheyGet />
      </div>
    </SettingsContext>
  );
}

/** The placement is saved whatever happens: who could not be invited is told about, and can be invited later. */
async function inviteBoth(placement: PlacementToEdit, invite: ReturnType<typeof useInvitePlacements>) {
  try {
    const invited = await invite([placement]);
    const problem = invited.refused[0]?.problems[0]?.message;
    if (invited.count > 0) notify.success(`Saved. ${invitedWords(invited)}`);
    if (problem) notify.warning(problem);
    else if (invited.count === 0) notify.info('Saved. There is nobody to invite yet.');
  } catch (error) {
    notify.error(`Saved, but not invited: ${problemsOf(error)[0]!.message}`);
  }
}

import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { invitationLimits } from '#common/limits.ts';
import { planThatOpens } from '#common/plans.ts';
import type { InviteSettings_settings$key } from '#web/__generated__/InviteSettings_settings.graphql.ts';
import type { InviteSettingsApplyMutation } from '#web/__generated__/InviteSettingsApplyMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import { SettingsContext, useSection, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { PlanNotice } from '#web/features/plans/PlanNotice.tsx';
import { useCommand } from '#web/kit/command.ts';
import { useHeldRoles } from '#web/kit/permissions/use-held-roles.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { EmailPreview } from '../EmailPreview.tsx';
import { AutomaticInvitations } from './AutomaticInvitations.tsx';
import { MessagesSection, SenderSection } from './EmailSections.tsx';
import styles from './InviteSettings.module.css';
import { MonthUse } from './MonthUse.tsx';
import { DelaySection, HoursSection, RemindersSection } from './TimingSections.tsx';
import { useSaveInviteSettings } from './use-save-invite-settings.ts';

/** How an agency invites: everybody in it sees it; who may not change it learns who may, or which plan it takes. */
export function InviteSettings({ settings }: { settings: InviteSettings_settings$key }) {
  const saved = useFragment(
    graphql`
      fragment InviteSettings_settings on InviteSettings {
        ...useSaveInviteSettings_settings @relay(mask: false)
        ...AutomaticInvitations_settings
        isIncluded
        viewerCanSave
      }
    `,
    settings,
  );
  const { viewerCanSave: canSave, isIncluded, scheduledEarlier, wishedReplyTo } = saved;
  const editor = useSettingsEditor(useSaveInviteSettings(saved));
  const sections = (
    <>
      <DelaySection
        isClosed={!canSave}
        title="When to invite"
        about="Leave people enough time to settle in."
        days={invitationLimits.delayDaysAllowed}
        recommended={invitationLimits.delayDays}
      />
      <HoursSection isClosed={!canSave} about="A time that you choose for an invitation yourself isn't changed." />
      <RemindersSection
        isClosed={!canSave}
        about="Only people who haven't answered get one. Reminders don't count toward your plan's invitations, and nobody gets more than two."
        after="invitation"
      />
      <SenderSection isClosed={!canSave} wishedReplyTo={wishedReplyTo} />
      <MessagesSection
        isClosed={!canSave}
        about="Used in automatic invitations, and whenever a recruiter doesn't write a message. Ask for an honest review. You can't offer anything for a review, or say how many stars you hope for."
      />
    </>
  );
  return (
    <SettingsContext value={editor}>
      {!canSave && <WhoMaySave isIncluded={isIncluded} />}
      <MonthUse />
      <div className={styles.columns}>
        <div className={styles.sections}>
          <AutomaticInvitations settings={saved} canSave={canSave} />
          {canSave && scheduledEarlier > 0 && <Apply settingsId={saved.id} count={scheduledEarlier} />}
          {canSave ? <SettingsForm label="Invite settings">{sections}</SettingsForm> : sections}
        </div>
        <Preview />
      </div>
    </SettingsContext>
  );
}

/** Why somebody may only look: their plan, or because the settings are the whole agency's. */
function WhoMaySave({ isIncluded }: { isIncluded: boolean }) {
  const roles = useHeldRoles();
  const plan = planThatOpens(roles, 'invite_settings_create');
  if (plan)
    return (
      <PlanNotice plan={plan}>
        {isIncluded
          ? 'You can see how your agency invites. To change it, you need a plan with invite settings.'
          : 'Choose when your invitations go out and what they say, and invite automatically. Until then, the recommended settings below apply. Anything saved before is kept.'}
      </PlanNotice>
    );
  return (
    <Notice title="Only an admin of your agency can change these settings">
      They apply to everyone in your agency, so one person looks after them. You can see what's set here.
    </Notice>
  );
}

/** Moves what was scheduled under earlier settings. */
function Apply({ settingsId, count }: { settingsId: string; count: number }) {
  const apply = useCommand<InviteSettingsApplyMutation>(graphql`
    mutation InviteSettingsApplyMutation($input: ApplyInviteSettingsInput!) {
      applyInviteSettings(input: $input) {
        errors { code message field }
        settings {
          id
          scheduledEarlier
        }
      }
    }
  `);
  const scheduled = formatCount(count, 'scheduled invitation');
  return (
    <Notice
      title={`${scheduled} still ${count === 1 ? 'uses' : 'use'} your earlier settings`}
      action={
        <ActButton
          size="small"
          act={() => apply({ settingsId })}
          done={`${scheduled} ${count === 1 ? 'follows' : 'follow'} your settings now.`}
        >
          {`Also apply to ${scheduled}`}
        </ActButton>
      }
    >
      New invitations follow the new settings. Applying them moves these, too, and updates your agency's message in
      them. Times that someone chose stay.
    </Notice>
  );
}

/** The real email with what is typed in the form. */
function Preview() {
  const [audience, setAudience] = useState('candidate');
  const { values } = useSection({ senderName: '', replyTo: '', candidateMessage: '', employerMessage: '' });
  const isCandidate = audience === 'candidate';
  const input = {
    ...sample,
    audience,
    recipientName: isCandidate ? 'Alex Morgan' : 'Sam Taylor',
    message: isCandidate ? values.candidateMessage : values.employerMessage,
    settings: { senderName: values.senderName, replyTo: values.replyTo },
  };
  return (
    <aside className={styles.preview} aria-label="Email preview">
      <h2 className={styles.title}>Email preview</h2>
      <SelectField
        id="previewed"
        label="Preview for"
        value={audience}
        onChange={({ currentTarget }) => setAudience(currentTarget.value)}
        options={[
          { value: 'candidate', label: 'A candidate' },
          { value: 'employer', label: 'An employer' },
        ]}
      />
      <EmailPreview input={input} failed="You can still save your settings." />
    </aside>
  );
}

/** An invented placement. */
const sample = { jobTitle: 'Site Engineer', companyName: 'Example & Sons' };

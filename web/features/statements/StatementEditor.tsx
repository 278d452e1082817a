import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useRevalidator } from 'react-router';
import { type StatementSection, statementLimits } from '#common/statements/statements.ts';
import { statementSectionWords } from '#common/statements/words.ts';
import { statementPreviewUrl, statementsUrl } from '#common/urls.ts';
import type { StatementEditorDeleteMutation } from '#web/__generated__/StatementEditorDeleteMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { Screen } from '#web/app-ui/Screen.tsx';
import { SettingsForm } from '#web/app-ui/SettingsForm.tsx';
import { SettingsSection } from '#web/app-ui/SettingsSection.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { SettingsContext, useSection, useSettingsEditor } from '#web/app-ui/use-settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { localId } from '#web/kit/local-id.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { Breadcrumb } from '#web/ui/Breadcrumb.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Choice } from '#web/ui/Choice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ReviewsField } from './ReviewsField.tsx';
import { SectionsField } from './SectionsField.tsx';
import { SharedVersions } from './SharedVersions.tsx';
import styles from './Statements.module.css';
import { type StatementAbout, type StatementRow, useNewStatement, useSaveStatement } from './use-save-statement.ts';

/** The form of a new statement. Once made, it opens. */
export function NewStatement({ subjects }: { subjects: readonly StatementAbout[] }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const settings = useNewStatement(subjects[0]!, async (id) => {
    await revalidate();
    notify.success('Statement made. Choose what it shows.');
    await navigate(statementsUrl({ open: localId(id) }), { replace: true });
  });
  return (
    <Screen
      title="New capability statement"
      about="Name it, then choose its sections and reviews."
      above={<Way to="New statement" />}
    >
      <SettingsContext value={useSettingsEditor(settings)}>
        <div className={styles.narrow}>
          <SettingsForm label="Statement" verb="Make statement" idle="Not made yet">
            <Beginning subjects={subjects} />
          </SettingsForm>
        </div>
      </SettingsContext>
    </Screen>
  );
}

function Beginning({ subjects }: { subjects: readonly StatementAbout[] }) {
  const { field, values, set, wrong } = useSection({ name: '', isOfAgency: '' });
  return (
    <SettingsSection id="beginning" title="Name" labels={{ name: 'Name', isOfAgency: 'About' }}>
      <TextField
        {...field('name')}
        label="Name"
        help="Only your agency sees it. For example, the client or the kind of work."
        maxLength={statementLimits.name}
      />
      {subjects.length > 1 && (
        <Choice
          name="isOfAgency"
          legend="About"
          inline
          value={values.isOfAgency}
          onChange={({ target }) => set('isOfAgency', target.value)}
          error={wrong('isOfAgency')}
          options={[
            { value: 'agency', label: 'The agency', help: 'Its people, placements and reviews together.' },
            { value: 'own', label: 'My own profile', help: 'Only your placements and reviews.' },
          ]}
        />
      )}
    </SettingsSection>
  );
}

/** What a statement shows, beside its links. */
export function StatementEditor({ statement }: { statement: StatementRow }) {
  const settings = useSaveStatement(statement);
  const editor = useSettingsEditor(settings);
  return (
    <Screen
      title={statement.name}
      about={`About ${statement.subjectName}`}
      above={<Way to={statement.name} />}
      action={<Actions statement={statement} />}
    >
      <SettingsContext value={editor}>
        <div className={styles.columns}>
          <SettingsForm label="Statement">
            <TextSection />
            <OrderSection />
            <ReviewsSection statement={statement} />
          </SettingsForm>
          <SharedVersions statement={statement} />
        </div>
      </SettingsContext>
    </Screen>
  );
}

function TextSection() {
  const { field } = useSection({ name: '', about: '' });
  return (
    <SettingsSection
      id="text"
      title="Name and text"
      labels={{ name: 'Name', about: statementSectionWords.about.title }}
    >
      <TextField {...field('name')} label="Name" help="Only your agency sees it." maxLength={statementLimits.name} />
      <TextArea
        {...field('about')}
        label={statementSectionWords.about.title}
        help="What you do, for which clients, and how you work."
        rows={8}
        maxLength={statementLimits.about}
        optional
      />
    </SettingsSection>
  );
}

function OrderSection() {
  const { values, set, wrong } = useSection({ sections: [] as readonly string[], shown: [] as readonly string[] });
  const titles = (_: string, value: unknown) =>
    (value as readonly StatementSection[]).map((section) => statementSectionWords[section].title).join(', ');
  return (
    <SettingsSection id="order" title="Sections" labels={{ sections: 'Order', shown: 'Shown' }} inWords={titles}>
      <SectionsField
        sections={values.sections as readonly StatementSection[]}
        shown={values.shown}
        error={wrong('shown') ?? wrong('sections')}
        onOrder={(sections) => set('sections', sections)}
        onShow={(shown) => set('shown', shown)}
      />
    </SettingsSection>
  );
}

function ReviewsSection({ statement }: { statement: StatementRow }) {
  const { values, set, wrong } = useSection({ reviewIds: [] as readonly string[] });
  return (
    <SettingsSection
      id="reviews"
      title="Reviews"
      labels={{ reviewIds: 'Reviews' }}
      inWords={(_, value) => `${(value as readonly string[]).length} selected`}
    >
      <ReviewsField
        chosen={values.reviewIds}
        known={nodesOf(statement.chosenReviews)}
        recruiter={statement.isOfAgency ? null : statement.subjectSlug}
        error={wrong('reviewIds')}
        onChange={(reviewIds) => set('reviewIds', reviewIds)}
      />
    </SettingsSection>
  );
}

const Way = ({ to }: { to: string }) => (
  <Breadcrumb steps={[{ label: 'Capability statements', href: statementsUrl() }, { label: to }]} />
);

function Actions({ statement: { id } }: { statement: StatementRow }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const remove = useCommand<StatementEditorDeleteMutation>(graphql`
    mutation StatementEditorDeleteMutation($input: DeleteStatementInput!) {
      deleteStatement(input: $input) {
        deletedStatementId
        errors { code message field }
      }
    }
  `);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Delete</Button>
      <Button href={statementPreviewUrl(localId(id))}>Preview</Button>
      <Confirm
        title="Delete this statement?"
        verb="Delete statement"
        done="Statement deleted."
        open={isAsking}
        onClose={() => setAsking(false)}
        act={async () => {
          await remove({ statementId: id });
          await navigate(statementsUrl());
          void revalidate();
        }}
      >
        <p>All its links stop working, and its views are deleted. This can't be undone.</p>
      </Confirm>
    </>
  );
}

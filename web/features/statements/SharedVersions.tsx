import { useState } from 'react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router';
import { formatCount, formatDate } from '#common/formats.ts';
import { linkDays, statementLimits, type VersionState } from '#common/statements/statements.ts';
import { versionStateWords } from '#common/statements/words.ts';
import { sharedStatementUrl, statementPaperUrl } from '#common/urls.ts';
import type { SharedVersionsShareMutation } from '#web/__generated__/SharedVersionsShareMutation.graphql.ts';
import type { SharedVersionsWithdrawMutation } from '#web/__generated__/SharedVersionsWithdrawMutation.graphql.ts';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { CopyLink } from '#web/app-ui/CopyLink.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useEditor } from '#web/app-ui/use-settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useTimeZone } from '#web/ui/time-zone.ts';
import styles from './Statements.module.css';
import { type SharedVersion, type StatementRow, versionsOf } from './use-save-statement.ts';

const terms: Readonly<Record<(typeof linkDays)[number], string>> = {
  30: '30 days',
  90: '3 months (90 days)',
  180: '6 months (180 days)',
  365: '1 year (365 days)',
};

/** Makes a link to a statement as it is saved, and lists what was shared before. */
export function SharedVersions({ statement }: { statement: StatementRow }) {
  const [days, setDays] = useState('90');
  const [isBusy, setBusy] = useState(false);
  const { unsaved } = useEditor();
  const { revalidate } = useRevalidator();
  const share = useCommand<SharedVersionsShareMutation>(graphql`
    mutation SharedVersionsShareMutation($input: ShareStatementInput!) {
      shareStatement(input: $input) {
        errors { code message field }
        statement {
          ...useSaveStatement_statement @relay(mask: false)
        }
      }
    }
  `);
  const versions = versionsOf(statement);
  const isFull = versions.length >= statementLimits.versions;
  const make = async () => {
    setBusy(true);
    try {
      await share({ statementId: statement.id, days: Number(days) });
      notify.success('Link made. Copy it below.');
      void revalidate();
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title="Share">
      <div className={styles.part}>
        <p>
          A link shows the statement as it is saved now. Its figures stay as they are today. Later changes need a new
          link.
        </p>
        {unsaved.length > 0 && <Notice tone="warn">Save your changes first, or the link won't include them.</Notice>}
        {isFull ? (
          <Notice>{`This statement has ${statementLimits.versions} links, the most it can have. Make a new statement to share more.`}</Notice>
        ) : (
          <>
            <SelectField
              name="days"
              label="The link works for"
              value={days}
              onChange={({ target }) => setDays(target.value)}
              options={linkDays.map((one) => ({ value: String(one), label: terms[one] }))}
            />
            <div>
              <Button busy={isBusy} onClick={make}>
                Make link
              </Button>
            </div>
          </>
        )}
        {versions.length === 0 ? (
          <p className={styles.help}>Nothing shared yet.</p>
        ) : (
          <ul className={styles.versions} aria-label="Links">
            {versions.map((version) => (
              <Version key={version.id} version={version} statement={statement} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Version({ version, statement }: { version: SharedVersion; statement: StatementRow }) {
  const { id, number, key, state, sharedAt, expiresAt, withdrawnAt, views, visitors, lastViewedAt } = version;
  const zone = useTimeZone();
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const withdraw = useCommand<SharedVersionsWithdrawMutation>(graphql`
    mutation SharedVersionsWithdrawMutation($input: WithdrawStatementInput!) {
      withdrawStatement(input: $input) {
        errors { code message field }
        version {
          id
          state
          withdrawnAt
        }
      }
    }
  `);
  const isLive = state === 'live';
  const name = `Version ${number}`;
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <h3 className={styles.title}>{name}</h3>
        <Tag tone={isLive ? 'good' : 'neutral'}>{versionStateWords[state as VersionState]}</Tag>
      </div>
      <p className={styles.help}>
        {`Shared ${formatDate(sharedAt, zone)}. ${
          withdrawnAt
            ? `Withdrawn ${formatDate(withdrawnAt, zone)}.`
            : `${isLive ? 'Works until' : 'Expired'} ${formatDate(expiresAt, zone)}.`
        }`}
      </p>
      <p className={styles.help}>
        {lastViewedAt
          ? `${formatCount(views, 'view')} by ${formatCount(visitors, 'visitor')}, last on ${formatDate(lastViewedAt, zone)}`
          : 'No views yet'}
      </p>
      {isLive && (
        <>
          <CopyLink
            name={`link-${number}`}
            label={`Link to version ${number}`}
            path={sharedStatementUrl({
              ...{ kind: statement.isOfAgency ? 'agency' : 'recruiter', slug: statement.subjectSlug, key },
            })}
          />
          <div className={styles.actions}>
            <Button href={statementPaperUrl(key)} download aria-label={`Download PDF of version ${number}`}>
              Download PDF
            </Button>
            <Button onClick={() => setAsking(true)} aria-label={`Withdraw version ${number}`}>
              Withdraw
            </Button>
          </div>
          <Confirm
            title={`Withdraw version ${number}?`}
            verb="Withdraw link"
            done="Link withdrawn."
            open={isAsking}
            onClose={() => setAsking(false)}
            act={async () => {
              await withdraw({ versionId: id });
              void revalidate();
            }}
          >
            <p>The link stops working at once, for everyone who has it. This can't be undone.</p>
          </Confirm>
        </>
      )}
    </li>
  );
}

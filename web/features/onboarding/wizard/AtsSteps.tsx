import { lazy, Suspense } from 'react';
import { gettingStartedUrl } from '#common/urls.ts';
import { ImportPlace } from '#web/features/placements/importing/import-place.ts';
import { useFeatures } from '#web/kit/features.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './Ways.module.css';

const ImportPlacements = lazy(() => import('#web/features/placements/importing/ImportPlacements.tsx'));

/** The software that placements can come from. */
function useSoftware() {
  const { vincereV2Api } = useFeatures();
  return [
    { key: 'jobadder', name: 'JobAdder' },
    ...(vincereV2Api ? [{ key: 'vincere', name: 'Vincere' }] : []),
    { key: 'bullhorn', name: 'Bullhorn' },
  ];
}

/** The three ways in which placements come in. */
export function AtsIntegration() {
  return (
    <div className={styles.ways}>
      <Card title="From your software">
        <p>No direct connection is set up here yet. An export from your software works today.</p>
        <Button href={gettingStartedUrl('ats-selection')}>Choose your software</Button>
      </Card>
      <Card title="From a file">
        <p>Export your placements as CSV or Excel, and import them in two minutes.</p>
        <Button href={gettingStartedUrl('ats-connect')}>Import a file</Button>
      </Card>
      <Card title="By email">
        <p>Type in one placement at a time, and we email both sides for you.</p>
        <Button href={gettingStartedUrl('create-placement')}>Add a placement</Button>
      </Card>
    </div>
  );
}

/** Chooses the software, whose placements come in by a file. */
export function AtsSelection() {
  return (
    <div className={styles.ways}>
      {useSoftware().map(({ key, name }) => (
        <Card key={key} title={name}>
          <p>{`The connection to ${name} isn't set up here yet. A file from ${name} works today.`}</p>
          <Button href={gettingStartedUrl('ats-connect', { ats: key })}>{`Import a file from ${name}`}</Button>
        </Card>
      ))}
      <Card title="Something else">
        <p>Any software that exports CSV or Excel will do.</p>
        <Button href={gettingStartedUrl('ats-connect')}>Import a file</Button>
      </Card>
    </div>
  );
}

type AtsConnectProps = {
  ats: string | undefined;
  which: string | undefined;
  recruiters: readonly { readonly id: string; readonly name: string }[];
};

/** Imports a file in place, and says what the chosen software can't do here. */
export function AtsConnect({ ats, which, recruiters }: AtsConnectProps) {
  const chosen = useSoftware().find(({ key }) => key === ats);
  return (
    <>
      {chosen && (
        <Notice title={`${chosen.name} isn't set up here yet`}>
          {`Export your placements from ${chosen.name} as CSV and import the file below. Or add placements one by one on the next pages: we email both sides.`}
        </Notice>
      )}
      <ImportPlace value={placeOf}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <ImportPlacements which={which ?? 'new'} recruiters={recruiters} />
        </Suspense>
      </ImportPlace>
    </>
  );
}

const placeOf = (id?: string) =>
  gettingStartedUrl('ats-connect', { import: id ? id.slice(id.indexOf(':') + 1) : undefined });

/** Says that there is no software to read colleagues from, and how to invite them instead. */
export function AtsInviteTeam() {
  return (
    <Notice
      title="No software is connected yet"
      action={<Button href={gettingStartedUrl('invite-team')}>Invite by email</Button>}
    >
      We can't read your colleagues from your software here yet. Paste their email addresses, or take them from a CSV
      file.
    </Notice>
  );
}

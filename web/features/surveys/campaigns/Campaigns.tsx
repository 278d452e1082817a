import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { delayInWords } from '#common/invitations/settings-words.ts';
import { campaignUrl, workflowsUrl } from '#common/urls.ts';
import type { Campaigns_query$data, Campaigns_query$key } from '#web/__generated__/Campaigns_query.graphql.ts';
import { Tabs } from '#web/app-ui/Tabs.tsx';
import { localId } from '#web/kit/local-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { When } from '#web/ui/When.tsx';
import { audienceIn, audienceWords } from '../survey-words.ts';
import { type Totals, totalsText } from '../totals-text.ts';
import styles from './Campaigns.module.css';
import { type CampaignState, campaignStates } from './campaign-states.ts';
import { NewCampaign } from './NewCampaign.tsx';

/** An agency's campaigns, by state; nothing before it has surveys. */
export function Campaigns({ data: key, state }: { data: Campaigns_query$key; state: CampaignState }) {
  const { surveys, campaigns } = useFragment(fragment, key);
  const heading = useId();
  const [isNew, setNew] = useState(false);
  const asked = (surveys?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const rows = (campaigns?.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (asked.length === 0) return null;
  const canEdit = asked.some(({ viewerCanEdit }) => viewerCanEdit);
  const create = (
    <Button variant="primary" onClick={() => setNew(true)}>
      New campaign
    </Button>
  );
  return (
    <section className={styles.campaigns} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          Campaigns
        </h2>
        {canEdit && (rows.length > 0 || state !== 'all') && create}
      </div>
      {(rows.length > 0 || state !== 'all') && (
        <Tabs
          label="Campaigns by state"
          tabs={Object.entries(campaignStates).map(([name, label]) => ({
            label,
            href: workflowsUrl({ state: name === 'all' ? undefined : name }),
            current: name === state,
          }))}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState action={canEdit && state === 'all' && create}>
          {state === 'all'
            ? 'A campaign sends one of your surveys to candidates or employers. You have no campaigns yet.'
            : 'No campaigns match.'}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {rows.map((campaign) => (
            <Row key={campaign.id} campaign={campaign} />
          ))}
        </ul>
      )}
      {canEdit && <NewCampaign open={isNew} surveys={asked} onClose={() => setNew(false)} />}
    </section>
  );
}

type Campaign = NonNullable<
  NonNullable<NonNullable<NonNullable<Campaigns_query$data['campaigns']>['edges']>[number]>['node']
>;

function Row({
  campaign: { id, name, isActive, pausedAt, hasOpenLink, createdAt, survey, trigger, delayDays, totals },
}: {
  campaign: Campaign;
}) {
  const state = stateOf(isActive, Boolean(pausedAt));
  return (
    <li className={styles.row}>
      <div>
        <Link className={styles.name} href={campaignUrl(localId(id))}>
          {name}
        </Link>
        <p className={styles.about}>
          <span>{`${audienceWords[audienceIn(survey?.audience)]}, ${startsBy(trigger, delayDays)}, ${hasOpenLink ? 'with' : 'without'} an open link, created `}</span>
          <When at={createdAt} />
        </p>
        <p className={styles.about}>{totalsText(totals as Totals)}</p>
      </div>
      <Tag tone={state.tone}>{state.label}</Tag>
    </li>
  );
}

function stateOf(isActive: boolean, isPaused: boolean) {
  if (!isActive) return { label: 'Inactive', tone: 'neutral' } as const;
  return isPaused ? ({ label: 'Paused', tone: 'warn' } as const) : ({ label: 'Active', tone: 'good' } as const);
}

/** What starts a campaign's emails. */
const startsBy = (trigger: string, delayDays: number) => {
  if (trigger === 'ats_status') return 'by a status in Bullhorn';
  return trigger === 'placement_start' ? delayInWords(delayDays) : 'people on a list';
};

const fragment = graphql`
  fragment Campaigns_query on Query {
    surveys(first: 2) {
      edges {
        node {
          id
          audience
          viewerCanEdit
        }
      }
    }
    campaigns(first: 100, filter: $campaigns) {
      edges {
        node {
          id
          name
          isActive
          pausedAt
          hasOpenLink
          trigger
          delayDays
          totals
          createdAt
          survey {
            audience
          }
        }
      }
    }
  }
`;

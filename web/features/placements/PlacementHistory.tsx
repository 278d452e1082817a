import { graphql, useFragment } from 'react-relay';
import { auditActionWords, auditActorWords } from '#common/admin/audit-words.ts';
import { formatAge } from '#common/formats.ts';
import { voiceOf } from '#common/reviews/audience-labels.ts';
import { wordsFor } from '#common/spelled-out.ts';
import type { PlacementHistory_placement$key } from '#web/__generated__/PlacementHistory_placement.graphql.ts';
import { Timeline } from '#web/ui/Timeline.tsx';
import styles from './PlacementForm.module.css';

/** What people did with a placement and its invitations, newest first. */
export function PlacementHistory({ placement }: { placement: PlacementHistory_placement$key }) {
  const { history } = useFragment(
    graphql`
      fragment PlacementHistory_placement on Placement {
        history(first: 20) {
          edges {
            node {
              id
              at
              action
              actor
              by
              isByStaff
              audience
              fields
            }
          }
        }
      }
    `,
    placement,
  );
  const entries = (history.edges ?? []).flatMap((edge) => edge?.node ?? []);
  if (entries.length === 0) return null;
  const now = new Date();
  return (
    <section className={styles.main} aria-labelledby="placement-history">
      <h2 className={styles.title} id="placement-history">
        History
      </h2>
      <Timeline
        events={entries.map(({ id, at, action, audience, fields, ...entry }) => ({
          key: id,
          what: [wordsFor(auditActionWords, action), audience && `(${voiceOf(audience).toLowerCase()})`]
            .filter(Boolean)
            .join(' '),
          when: { at, words: formatAge(at, now) },
          detail: [
            `by ${whoOf(entry)}`,
            fields.length > 0 && `Changed: ${fields.map((field) => wordsFor(fieldWords, field)).join(', ')}`,
          ]
            .filter(Boolean)
            .join('. '),
        }))}
      />
    </section>
  );
}

type Who = { readonly by: string | null | undefined; readonly actor: string; readonly isByStaff: boolean };

function whoOf({ by, actor, isByStaff }: Who): string {
  if (isByStaff) return by ? `Plaudit, as ${by}` : 'Plaudit';
  return by ?? wordsFor(auditActorWords, actor);
}

const fieldWords = {
  recruiterId: 'recruiter',
  jobTitle: 'job title',
  jobType: 'type',
  speciality: 'speciality',
  location: 'location',
  startDate: 'first day',
  endDate: 'last day',
  companyName: 'company',
  candidateName: "candidate's name",
  candidateEmail: "candidate's email",
  contactName: "contact's name",
  contactEmail: "contact's email",
  invitesCandidate: 'whether to invite the candidate',
  invitesEmployer: 'whether to invite the employer',
};

import { graphql, useFragment } from 'react-relay';
import { formatDay } from '#common/formats.ts';
import { type JobType, jobTypeLabels, type PlacementSource, placementSourceLabels } from '#common/placements/kinds.ts';
import { type CancelReason, cancelReasonLabels, placementStateLabels } from '#common/placements/states.ts';
import { specialityOf } from '#common/specialities.ts';
import { wordsFor } from '#common/spelled-out.ts';
import type { PlacementDetails_placement$key } from '#web/__generated__/PlacementDetails_placement.graphql.ts';
import { Facts } from '#web/list/Facts.tsx';
import { sideWords } from './side-words.ts';

/** Everything known about a placement and its two sides. */
export function PlacementDetails({ placement }: { placement: PlacementDetails_placement$key }) {
  const data = useFragment(
    graphql`
      fragment PlacementDetails_placement on Placement {
        jobTitle
        jobType
        speciality
        location
        companyName
        startDate
        endDate
        source
        cancelledBecause
        ...sideWords_placement @relay(mask: false)
        recruiter {
          name
        }
      }
    `,
    placement,
  );
  return (
    <Facts
      facts={[
        ['State', wordsFor(placementStateLabels, data.state)],
        ['Reason', data.cancelledBecause && wordsFor<CancelReason>(cancelReasonLabels, data.cancelledBecause)],
        ['Company', data.companyName],
        ['Type', jobTypeLabels[data.jobType as JobType]],
        ['Start', formatDay(data.startDate)],
        ['End', data.endDate && formatDay(data.endDate)],
        ['Speciality', data.speciality && specialityOf(data.speciality)?.name],
        ['Location', data.location],
        ['Recruiter', data.recruiter?.name],
        ['Source', placementSourceLabels[data.source as PlacementSource]],
        ['Candidate', data.candidateName],
        ['Candidate email', data.candidateEmail],
        ['Candidate review', sideWords(data, 'candidate').label],
        ['Contact', data.contactName],
        ['Contact email', data.contactEmail],
        ['Employer review', sideWords(data, 'employer').label],
      ]}
    />
  );
}

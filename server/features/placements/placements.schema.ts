import { plan } from '#server/graphql/builder.ts';
import { sideOrStaff } from '../profiles/scopes.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');

/** A placement. Its recruiter, the agency admin and staff see it. */
const Placement = plan.node('Placement', { table: 'placements', visibleTo: sideOrStaff });

plan.fields(Placement, (t) => ({
  ...t.columns({
    jobTitle: 'String',
    jobType: 'String',
    startDate: 'Date',
    endDate: 'Date?',
    companyName: 'String?',
    location: 'String?',
    candidateName: 'String?',
    contactName: 'String?',
    state: 'String',
    source: 'String',
    version: 'Int',
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

import { plan } from '#server/graphql/builder.ts';

const Recruiter = plan.type('Recruiter', 'recruiters');

/** A placement. Its recruiter sees it, the admin of the agency, and staff. */
const Placement = plan.node('Placement', {
  table: 'placements',
  visibleTo: ({ row, viewer, eb }) =>
    eb.or([
      // With the agency: who moves on leaves the people they placed there behind.
      eb.and([
        eb(row.agency_id, '=', viewer.agencyId),
        eb.or([eb(row.recruiter_id, '=', viewer.recruiterId), viewer.seesAgency]),
      ]),
      viewer.isStaff,
    ]),
});

plan.fields(Placement, (t) => ({
  ...t.columns({
    jobTitle: 'String',
    jobType: 'String',
    startDate: 'Date',
    endDate: 'Date?',
    companyName: 'String?',
    candidateName: 'String?',
    contactName: 'String?',
    state: 'String',
    source: 'String',
    version: 'Int',
  }),
  recruiter: t.one(Recruiter, { via: 'recruiter_id' }),
}));

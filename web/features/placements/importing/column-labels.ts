import { importFieldLabels } from '#common/placements/import-columns.ts';

/** The label of each column of a placement that an import can change. */
export const importColumnLabels: Readonly<Record<string, string>> = {
  external_id: importFieldLabels.externalId,
  recruiter_id: 'Recruiter',
  job_title: importFieldLabels.jobTitle,
  job_type: importFieldLabels.jobType,
  speciality: importFieldLabels.speciality,
  location: importFieldLabels.location,
  start_date: importFieldLabels.startDate,
  end_date: importFieldLabels.endDate,
  company_name: importFieldLabels.companyName,
  candidate_name: importFieldLabels.candidateName,
  candidate_email: importFieldLabels.candidateEmail,
  contact_name: importFieldLabels.contactName,
  contact_email: importFieldLabels.contactEmail,
};

-- Who runs an agency claims it as a recruiter claims a profile: enquiries say nothing of it any more. When somebody was told
-- of their unclaimed profile is when its mail left. No release has read or written these, so none beside this one misses them.
alter table enquiries drop column claimed_agency_id, drop column note;
alter table recruiters drop column told_at;

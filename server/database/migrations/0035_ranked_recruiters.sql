-- Found by it, the recruiters of an agency are all read and sorted, for most agencies are small: in one of three thousand
-- 1,416 blocks where the index that also orders them by rank, and serves whoever else asks by agency, reads 8.
drop index recruiters_agency_id_idx;

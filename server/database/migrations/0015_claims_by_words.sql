-- The panel searches claims by words, and shows beside an enquiry the others of its address.
create index on claims using gin (folded(name || ' ' || email) gin_trgm_ops);
create index on enquiries (email, created_at desc);

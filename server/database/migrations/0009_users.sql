-- The other orders of the panel's list of users.
create index on users (folded(name), id);
create index on users ((coalesce(last_signed_in_at, '-infinity'::timestamptz)) desc, id desc);

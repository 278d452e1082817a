-- What is kept of addresses of pages and of addresses of e-mail goes in rows of their own: two people may have had one slug.
alter table gone_profiles alter column slug_hash drop not null;
alter table gone_profiles add check ((slug_hash is null) <> (email_hash is null)) not valid;

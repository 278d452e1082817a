-- While somebody types, only names of people and agencies are searched. With an index of their own Postgres knows how common
-- a word is among them: 'sa' stands in many places and in no name, and all entries were read for it.
create index search_entries_names_idx on search_entries using gin (ts_filter(document, '{a,b}'));
analyze search_entries;

-- A claim may also say that its person does not want the page: approved, the profile goes instead of being given.
alter table claims add column wish text not null default 'claim' check (wish in ('claim', 'objection'));

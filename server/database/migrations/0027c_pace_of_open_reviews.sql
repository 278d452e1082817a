-- What was sent by the open link sooner after its form was first touched than anybody writes.
alter table review_submissions add column sent_too_fast boolean not null default false;

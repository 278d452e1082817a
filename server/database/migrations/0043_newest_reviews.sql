-- Staff look at the published reviews of all, newest first: without this all of them were sorted for one page.
create index on reviews (submitted_at desc, id desc) where publication in ('published', 'under_review');

-- Whether somebody has reviewed a placement is asked of each that may fit a review: without this of every review there is.
create index on reviews (placement_id) where placement_id is not null;

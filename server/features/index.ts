/** Every feature, in the order in which they may use each other: types, mutations, tasks and handlers declare themselves. */
import './accounts/accounts.schema.ts';
import './profiles/profiles.schema.ts';
import './profiles/profiles.tasks.ts';
import './placements/placements.schema.ts';
import './placements/placements.tasks.ts';
import './invitations/invitations.schema.ts';
import './invitations/invitations.tasks.tsx';
import './reviews/reviews.schema.ts';
import './reviews/moderation.schema.ts';
import './reviews/reviews.tasks.tsx';
import './search/search.schema.ts';
import './mailing/mailing.tasks.ts';
import './retention/retention.tasks.ts';
import '#server/storage/files.tasks.ts';

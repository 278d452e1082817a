import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#common/formats.ts';
import { textLimits } from '#common/limits.ts';
import type { Side } from '#common/people/people.ts';
import { peopleUrl } from '#common/urls.ts';
import type { OwnPlace_user$data, OwnPlace_user$key } from '#web/__generated__/OwnPlace_user.graphql.ts';
import type { OwnPlaceRequestMutation } from '#web/__generated__/OwnPlaceRequestMutation.graphql.ts';
import { notify } from '#web/app-ui/toasts.tsx';
import { useSending } from '#web/features/accounts/sending.ts';
import { useCommand } from '#web/kit/command.ts';
import { Refused } from '#web/kit/problem.ts';
import { typed } from '#web/kit/typed.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { LeavePlace } from './LeavePlace.tsx';
import styles from './OwnPlace.module.css';
import { OwnRequest } from './OwnRequest.tsx';
import { type Place, PlaceField } from './PlaceField.tsx';
import { Successor } from './Successor.tsx';
import { whatMoves } from './what-moves.ts';

type User = Omit<OwnPlace_user$data, ' $fragmentType' | ' $fragmentSpreads'>;

type OwnPlaceProps = {
  user: OwnPlace_user$key;
  /** A super admin who acts as the person can't leave for them. */
  mayLeave: boolean;
};

/** Where the user belongs, and how they leave it or join another agency or company. */
export function OwnPlace({ user, mayLeave }: OwnPlaceProps) {
  const data = useFragment(
    graphql`
      fragment OwnPlace_user on User {
        id
        type
        ownUnsentInvitations
        canLeave
        recruiter {
          id
          agency {
            name
            recruiters(first: 100) {
              edges {
                node {
                  id
                  name
                  isClaimed
                }
              }
            }
          }
        }
        company {
          name
        }
        joinRequest {
          state
        }
        agencyToJoin {
          id
          name
        }
        companyToJoinId
        companyToJoinName
        ...OwnRequest_user
      }
    `,
    user,
  );
  const [joining, setJoining] = useState<Place | 'new' | null>(null);
  const side: Side = data.type === 'recruiter' ? 'agency' : 'company';
  const present = presentOf(data);
  const likely = likelyOf(data);
  return (
    <Card title={side === 'agency' ? 'Your agency' : 'Your company'}>
      <div className={styles.place}>
        <p>{present ? `You belong to ${present}.` : `You don't belong to ${withArticle(side)} yet.`}</p>
        {present && data.canLeave === 'only_admin' && (
          <p>
            {`You're the only admin of ${present}. To leave it, first make someone else an admin, or invite one, under `}
            <Link href={peopleUrl(side)}>People</Link>.
          </p>
        )}
        <OwnRequest user={data} />
        {joining !== null ? (
          <RequestForm
            key={joining === 'new' ? joining : joining.id}
            user={data}
            side={side}
            known={joining === 'new' ? null : joining}
            onClose={() => setJoining(null)}
          />
        ) : (
          <FormActions>
            {likely && data.joinRequest?.state !== 'open' && (
              <Button variant="primary" onClick={() => setJoining(likely)}>{`Join ${likely.name}`}</Button>
            )}
            <Button onClick={() => setJoining('new')}>
              {present ? `Join another ${side}` : `Join ${withArticle(side)}`}
            </Button>
            {present && mayLeave && data.canLeave === 'yes' && (
              <LeavePlace
                side={side}
                present={present}
                unsent={data.ownUnsentInvitations}
                colleagues={colleaguesOf(data)}
              />
            )}
          </FormActions>
        )}
      </div>
    </Card>
  );
}

const withArticle = (side: Side) => (side === 'agency' ? 'an agency' : 'a company');
const likelyOf = ({ agencyToJoin, companyToJoinId: id, companyToJoinName: name }: User): Place | null =>
  agencyToJoin ?? (id && name ? { id, name } : null);
const presentOf = ({ recruiter, company }: User) => recruiter?.agency.name ?? company?.name;

type RequestFormProps = { user: User; side: Side; known: Place | null; onClose: () => void };

function RequestForm({ user, side, known, onClose }: RequestFormProps) {
  const [place, setPlace] = useState(known);
  const [successorId, setSuccessor] = useState('');
  const request = useCommand<OwnPlaceRequestMutation>(graphql`
    mutation OwnPlaceRequestMutation($input: RequestToJoinInput!) {
      requestToJoin(input: $input) {
        user {
          id
          ...OwnRequest_user
          ...OwnPlace_user
        }
        errors { code message field }
      }
    }
  `);
  const { problems, tries, isSending, submit, wrong } = useSending(async (form) => {
    if (!place) {
      const message = `Choose ${withArticle(side)} from the list.`;
      throw new Refused([{ code: 'invalid', message, field: 'place' }]);
    }
    await request({
      ...(side === 'agency' ? { agencyId: place.id } : { companyId: place.id }),
      message: typed(form, 'message') || null,
      successorId: successorId || null,
    });
    notify.success(`Request sent to ${place.name}.`);
    onClose();
  });
  const present = presentOf(user);
  const isWaiting = user.joinRequest?.state === 'open';
  return (
    <Form onSubmit={submit} aria-label="Request to join">
      <ErrorSummary key={tries} problems={problems} title="Your request wasn't sent" />
      <PlaceField side={side} before={known?.name ?? ''} error={wrong('place')} onChoose={setPlace} />
      <TextArea
        id="join-message"
        name="message"
        label="Message"
        optional
        help="Its admins read it with your name and email."
        rows={3}
        maxLength={textLimits.message.max}
        error={wrong('message')}
      />
      {present && <WhatMoves side={side} present={present} />}
      {user.ownUnsentInvitations > 0 && (
        <Successor
          label={`Who takes over your ${formatCount(user.ownUnsentInvitations, 'unsent review invitation')}?`}
          colleagues={colleaguesOf(user)}
          value={successorId}
          onChange={setSuccessor}
          error={wrong('successorId')}
        />
      )}
      {isWaiting && <p>This withdraws the request that is waiting now.</p>}
      <FormActions>
        <Button type="submit" variant="primary" busy={isSending}>
          Send request
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}

/** What moves with a person, and what stays behind. */
function WhatMoves({ side, present }: { side: Side; present: string }) {
  return <p>{`If they accept, you leave ${present}.${side === 'agency' ? ` ${whatMoves(present)}` : ''}`}</p>;
}

/** Who can take over the user's review invitations. */
const colleaguesOf = ({ recruiter }: User) =>
  (recruiter?.agency.recruiters.edges ?? [])
    .flatMap((edge) => edge?.node ?? [])
    .filter(({ id, isClaimed }) => isClaimed && id !== recruiter?.id);

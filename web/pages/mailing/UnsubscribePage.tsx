import { graphql } from 'react-relay';
import type { UnsubscribePageAgainMutation } from '#web/__generated__/UnsubscribePageAgainMutation.graphql.ts';
import type { UnsubscribePageMutation } from '#web/__generated__/UnsubscribePageMutation.graphql.ts';
import type { UnsubscribePageQuery } from '#web/__generated__/UnsubscribePageQuery.graphql.ts';
import { confirmByLink, type LinkAnswer } from '#web/kit/link-action.ts';
import { definePage, type PageAction, type PageProps } from '#web/kit/page.ts';
import { typed } from '#web/kit/typed.ts';
import { AskWhichMails } from './AskWhichMails.tsx';
import { NoticeMails } from './NoticeMails.tsx';
import { type Scope, StoppedMails } from './StoppedMails.tsx';
import { MailsAgain, UnknownLink } from './unsubscribe-answers.tsx';

/** What was taken back; undefined after stopping, which the data tells. */
type Answer = LinkAnswer<Scope | undefined>;

/**
 * The address in every email that somebody may not want. The token alone says who unsubscribes from whom. Opening it
 * changes nothing; its buttons stop emails, and take that back.
 */
export default function UnsubscribePage({ data, answer }: PageProps<UnsubscribePageQuery, Answer>) {
  const { mailSubscription: mails } = data;
  if (!mails) return <UnknownLink />;
  const agencyName = mails.agency?.name ?? null;
  const problems = answer?.problems ?? [];
  if (mails.isOfNotices)
    return (
      <NoticeMails
        hasLeft={mails.hasLeftNotices}
        isAnswer={answer !== undefined}
        isBackOn={answer?.done !== undefined}
        problems={problems}
      />
    );
  if (answer?.done) return <MailsAgain agencyName={answer.done === 'agency' ? agencyName : null} />;
  if (!hasLeft(mails) || problems.some(({ field }) => field === 'scope'))
    return <AskWhichMails agencyName={agencyName} problems={problems} />;
  const only = agencyName !== null && !mails.hasLeftEverybody ? agencyName : null;
  return <StoppedMails onlyFrom={only} isAnswer={answer !== undefined} problems={problems} />;
}

const hasLeft = ({
  hasLeftAgency,
  hasLeftEverybody,
  hasLeftNotices,
}: NonNullable<UnsubscribePageQuery['response']['mailSubscription']>) =>
  hasLeftAgency || hasLeftEverybody || hasLeftNotices;

export const page = definePage<UnsubscribePageQuery, Answer>({
  query: graphql`
    query UnsubscribePageQuery($token: String!) {
      mailSubscription(token: $token) {
        agency {
          name
        }
        hasLeftAgency
        hasLeftEverybody
        isOfNotices
        hasLeftNotices
      }
    }
  `,
  variables: ({ params }) => ({ token: params.token ?? '' }),
  status: ({ mailSubscription }) => (mailSubscription ? 200 : 404),
  head: ({ mailSubscription: mails }, _address, answer) => ({
    title: !mails
      ? 'Link not found'
      : answer?.done
        ? 'Emails are back on'
        : hasLeft(mails)
          ? 'Emails stopped'
          : 'Stop emails',
    canonical: null,
    isHidden: true,
  }),
});

export const action: PageAction<Answer> = (args) => (scopeIn(args.form, 'again') ? getAgain(args) : stop(args));

const stop = confirmByLink<UnsubscribePageMutation, Scope | undefined>(
  graphql`
    mutation UnsubscribePageMutation($input: UnsubscribeInput!) {
      unsubscribe(input: $input) {
        errors { code message field }
      }
    }
  `,
  {
    input: ({ form }) => ({ scope: scopeIn(form, 'scope') }),
    refusedStatus: (codes) => (codes.includes('CHOOSE') ? 400 : 404),
  },
);

const getAgain = confirmByLink<UnsubscribePageAgainMutation, Scope | undefined>(
  graphql`
    mutation UnsubscribePageAgainMutation($input: SubscribeAgainInput!) {
      subscribeAgain(input: $input) {
        errors { code message field }
      }
    }
  `,
  { input: ({ form }) => ({ scope: scopeIn(form, 'again') }), done: (_data, { form }) => scopeIn(form, 'again') },
);

function scopeIn(form: FormData, name: 'scope' | 'again'): Scope | undefined {
  const value = typed(form, name);
  return value === 'agency' || value === 'everybody' ? value : undefined;
}

import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { kindOf } from '#common/kinds.ts';
import { everyTopic, mailRhythms, noticeTopics, rhythmWords, topicsFor } from '#common/notices/kinds.ts';
import type { NoticeChoices_user$key } from '#web/__generated__/NoticeChoices_user.graphql.ts';
import type { NoticeChoicesMutation } from '#web/__generated__/NoticeChoicesMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { SingleSection } from '#web/app-ui/SettingsForm.tsx';
import type { Settings } from '#web/app-ui/settings.ts';
import { useSection } from '#web/app-ui/use-settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';

/** How often the person gets emails about each topic. */
export function NoticeChoices({ user }: { user: NoticeChoices_user$key }) {
  const { id, noticeChoices } = useFragment(
    graphql`
      fragment NoticeChoices_user on User {
        id
        noticeChoices(first: 50) {
          edges {
            node {
              topic
              rhythm
            }
          }
        }
      }
    `,
    user,
  );
  const kind = kindOf(useUser()?.roles ?? []);
  const topics = topicsFor(kind === 'hiring user' || kind === 'company admin' ? 'company' : 'agency');
  const choose = useCommand<NoticeChoicesMutation>(mutation);
  const chosen = useMemo(
    () =>
      Object.fromEntries(
        (noticeChoices.edges ?? []).flatMap((edge) => (edge?.node ? [[edge.node.topic, edge.node.rhythm]] : [])),
      ),
    [noticeChoices],
  );
  const settings = useMemo<Settings>(
    () => ({
      of: `account notices ${id}`,
      // Each choice stands alone: the last one counts, so there is nothing to compare.
      saved: {
        ...Object.fromEntries(topics.map((topic) => [topic, chosen[topic] ?? noticeTopics[topic].mail])),
        version: 0,
      },
      save: async (fields) => {
        for (const [topic, rhythm] of Object.entries(fields)) await choose({ topic, rhythm: String(rhythm) });
      },
    }),
    [id, topics, chosen, choose],
  );
  return (
    <SingleSection
      settings={settings}
      id="notices"
      title="Emails about what happens"
      about={
        <p>Everything is always behind the bell. Summaries leave at 8:00 in your time zone, weekly ones on Mondays.</p>
      }
      labels={Object.fromEntries(topics.map((topic) => [topic, noticeTopics[topic].label]))}
    >
      {chosen[everyTopic] === 'never' && (
        <Notice
          tone="warn"
          title="You stopped these emails"
          action={
            <ActButton
              size="small"
              act={() => choose({ topic: everyTopic, rhythm: 'chosen' })}
              done="You'll get these emails again."
            >
              Get them again
            </ActButton>
          }
        >
          You used the link in one of them. What you choose below counts once you get them again.
        </Notice>
      )}
      <Topics topics={topics} />
    </SingleSection>
  );
}

function Topics({ topics }: { topics: ReturnType<typeof topicsFor> }) {
  const { values, set, wrong } = useSection(Object.fromEntries(topics.map((topic) => [topic, ''])));
  return topics.map((topic) => (
    <SelectField
      key={topic}
      name={topic}
      label={noticeTopics[topic].label}
      help={noticeTopics[topic].about}
      error={wrong(topic)}
      value={values[topic]}
      onChange={(event) => set(topic, event.target.value)}
      options={mailRhythms.map((rhythm) => ({ value: rhythm, label: rhythmWords[rhythm] }))}
    />
  ));
}

const mutation = graphql`
  mutation NoticeChoicesMutation($input: ChooseNoticeMailInput!) {
    chooseNoticeMail(input: $input) {
      errors { code message field }
      user {
        id
        ...NoticeChoices_user
      }
    }
  }
`;

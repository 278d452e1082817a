import { graphql, useFragment } from 'react-relay';
import { formatAge } from '#common/formats.ts';
import { wordsFor } from '#common/spelled-out.ts';
import type { History_entries$key } from '#web/__generated__/History_entries.graphql.ts';
import { actionWords, kindWords } from '#web/features/admin/audit/audit-words.ts';
import { Actor } from '#web/features/admin/panel/Actor.tsx';
import { Timeline } from '#web/ui/Timeline.tsx';
import { Part } from './Part.tsx';

/** The audit entries about something, newest first. */
export function History({ entries }: { entries: History_entries$key | null | undefined }) {
  const data = useFragment(
    graphql`
      fragment History_entries on HistoryEntry @relay(plural: true) {
        id
        at
        action
        actor
        kind
        user {
          id
          name
        }
        owner {
          name
        }
      }
    `,
    entries,
  );
  if (!data || data.length === 0) return null;
  const now = new Date();
  return (
    <Part title="History">
      <Timeline
        events={data.map(({ id, at, action, actor, kind, user, owner }) => ({
          key: id,
          what: actionWords(action),
          when: { at, words: formatAge(at, now) },
          detail: (
            <>
              {owner && <span>{`to ${owner.name} `}</span>}
              {kind && <span>{`as ${wordsFor(kindWords, kind)} `}</span>}
              <span>{'by '}</span>
              <Actor user={user} actor={actor} />
            </>
          ),
          tone: action.startsWith('approve') ? 'good' : action.startsWith('decline') ? 'bad' : 'neutral',
        }))}
      />
    </Part>
  );
}

import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { Favourites_profile$key } from '#web/__generated__/Favourites_profile.graphql.ts';
import type { FavouritesQuery } from '#web/__generated__/FavouritesQuery.graphql.ts';
import type { FavouritesSetMutation } from '#web/__generated__/FavouritesSetMutation.graphql.ts';
import { useCommand } from '#web/kit/command.ts';
import { ForViewer } from '#web/kit/ForViewer.tsx';
import { problemsOf } from '#web/kit/problem.ts';
import type { Hearts } from './FavouriteButton.tsx';
import styles from './Favourites.module.css';

export type FavouritesProps = {
  ids: readonly string[];
  /** Called once the favourites are known, and again when the profiles change. */
  onTold: (hearts: Hearts) => void;
};

/** Loads which of these profiles are the viewer's favourites, and provides their hearts. */
export default function Favourites({ ids, onTold }: FavouritesProps) {
  return (
    <ForViewer<FavouritesQuery> query={favouritesOf} variables={{ ids: [...ids] }}>
      {({ nodes }) => <Told nodes={nodes} onTold={onTold} />}
    </ForViewer>
  );
}

/** The heart of one profile by itself, for people with favourites; empty until we know whether it is one. */
export function FavouriteHeart({ id, name }: { id: string; name: string }) {
  return (
    <ForViewer<FavouritesQuery> query={favouritesOf} variables={{ ids: [id] }}>
      {({ nodes }) => nodes?.[0] && <Heart profile={nodes[0]} name={name} />}
    </ForViewer>
  );
}

const favouritesOf = graphql`
  query FavouritesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      id
      ...Favourites_profile
    }
  }
`;

type ToldProps = Pick<FavouritesProps, 'onTold'> & { nodes: FavouritesQuery['response']['nodes'] };

function Told({ nodes, onTold }: ToldProps) {
  useEffect(() => {
    const profiles = new Map(nodes?.flatMap((node) => (node ? [[node.id, node] as const] : [])));
    onTold((id, name) => {
      const profile = profiles.get(id);
      return profile && <Heart profile={profile} name={name} />;
    });
  }, [nodes, onTold]);
  return null;
}

/** A heart that adds a profile to the favourites, or removes it. */
export function Heart({ profile, name }: { profile: Favourites_profile$key; name: string }) {
  const [problem, setProblem] = useState('');
  const data = useFragment(
    graphql`
      fragment Favourites_profile on Node {
        __typename
        id
        ... on Recruiter {
          viewerHasFavourite
        }
        ... on Agency {
          viewerHasFavourite
        }
      }
    `,
    profile,
  );
  const set = useCommand<FavouritesSetMutation>(graphql`
    mutation FavouritesSetMutation($input: SetFavouriteInput!) @raw_response_type {
      setFavourite(input: $input) {
        recruiter {
          id
          viewerHasFavourite
        }
        agency {
          id
          viewerHasFavourite
        }
        errors { code message field }
      }
    }
  `);
  const isFavourite = data.viewerHasFavourite ?? false;
  const toggle = async () => {
    const row = { id: data.id, viewerHasFavourite: !isFavourite };
    const isRecruiter = data.__typename === 'Recruiter';
    setProblem('');
    try {
      await set(
        { [isRecruiter ? 'recruiterId' : 'agencyId']: data.id, isFavourite: !isFavourite },
        {
          optimisticResponse: {
            setFavourite: { recruiter: isRecruiter ? row : null, agency: isRecruiter ? null : row, errors: [] },
          },
        },
      );
    } catch (error) {
      setProblem(problemsOf(error)[0]?.message ?? "That didn't work. Try again.");
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.heart}
        aria-pressed={isFavourite}
        aria-label={`Favourite: ${name}`}
        title={isFavourite ? 'In your favourites' : 'Add to your favourites'}
        onClick={() => void toggle()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20.4 4.2 12.7a5 5 0 0 1 7-7.1l.8.8.8-.8a5 5 0 0 1 7 7.1z" />
        </svg>
      </button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

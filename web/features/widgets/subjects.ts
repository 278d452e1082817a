import { graphql, useFragment } from 'react-relay';
import type { subjects_viewer$key } from '#web/__generated__/subjects_viewer.graphql.ts';
import { localId } from '#web/kit/local-id.ts';
import { nodesOf } from '#web/kit/nodes.ts';
import { aboutOf, type WidgetRow } from './use-save-widget.ts';

/** Whose reviews a widget can show: the value in the form, and who it is. */
export interface Subject {
  readonly value: string;
  readonly label: string;
  /** Who a preview shows. */
  readonly shown: { readonly recruiter?: string; readonly team?: string; readonly agency?: string };
}

/** The viewer's agency. */
export interface Agency {
  readonly name: string;
  readonly slug: string;
}

interface Owners {
  readonly agency: Agency;
  readonly subjects: readonly Subject[];
}

/** Whose reviews the viewer can show; null without an agency. For an agency's admin the agency's, and those of its people and teams. */
export function useSubjects(viewer: subjects_viewer$key | null | undefined, isAdmin: boolean): Owners | null {
  const data = useFragment(
    graphql`
      fragment subjects_viewer on User {
        recruiter {
          id
          name
          slug
          agency {
            name
            slug
            recruiters(first: 100) { edges { node { id name slug } } }
            teams(first: 100) { edges { node { id name } } }
          }
        }
      }
    `,
    viewer ?? null,
  );
  const self = data?.recruiter;
  if (!self) return null;
  const { agency } = self;
  const ofRecruiter = ({ id, name, slug }: { id: string; name: string; slug: string }): Subject => ({
    ...{ value: id, label: name, shown: { recruiter: slug } },
  });
  if (!isAdmin) return { agency, subjects: [ofRecruiter(self)] };
  const people = nodesOf(agency.recruiters);
  const teams = nodesOf(agency.teams);
  return {
    agency,
    subjects: [
      { value: '', label: `${agency.name} (whole agency)`, shown: { agency: agency.slug } },
      ...teams.map(({ id, name }) => ({ value: id, label: `${name} (team)`, shown: { team: localId(id) } })),
      ...people.map(ofRecruiter),
    ],
  };
}

/** The subjects to choose from for a widget, with its own even where the viewer could not choose it anew. */
export function withOwnSubject(subjects: readonly Subject[], widget: WidgetRow): readonly Subject[] {
  const own = aboutOf(widget);
  if (subjects.some(({ value }) => value === own)) return subjects;
  const shown = widget.recruiter ? { recruiter: widget.recruiter.slug } : {};
  return [{ value: own, label: widget.subjectName, shown }, ...subjects];
}

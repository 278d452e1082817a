import { graphql, useFragment } from 'react-relay';
import { isStaff, type Kind, kindOf } from '#common/kinds.ts';
import type { lookedAfter_viewer$key } from '#web/__generated__/lookedAfter_viewer.graphql.ts';
import { useUser } from '#web/kit/session/use-session.ts';
import type { Choice, Offers } from '#web/list/filters.ts';

/** Whose placements, invitations and reviews a page shows. */
export interface LookedAfter {
  readonly kind: Kind;
  /** Staff see those of all agencies, and change nothing. */
  readonly looksOnly: boolean;
  /** Rows name their recruiter, because there are several. */
  readonly namesRecruiter: boolean;
  /** The people of the viewer's agency, by name. */
  readonly recruiters: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
  /** Those among them for whom the viewer may invite and add placements. */
  readonly inviters: LookedAfter['recruiters'];
  /** The recruiters, by slug, that an agency's admin or a lead can narrow the page to; empty if there is only one. */
  readonly choices: readonly Choice[];
  /** The teams, by id, that they can narrow the page to. */
  readonly teams: readonly Choice[];
  /** Both, by the filter that offers them. */
  readonly offers: Offers;
}

/** Finds out whose rows the viewer looks after. */
export function useLookedAfter(viewer: lookedAfter_viewer$key | null | undefined): LookedAfter {
  const data = useFragment(
    graphql`
      fragment lookedAfter_viewer on User {
        recruiter {
          agency {
            teams(first: 100) {
              edges {
                node {
                  id
                  name
                  viewerLeads
                  viewerRunsAgency
                }
              }
            }
            recruiters(first: 100) {
              edges {
                node {
                  id
                  slug
                  name
                  viewerCanInvite
                }
              }
            }
          }
        }
      }
    `,
    viewer ?? null,
  );
  const kind = kindOf(useUser()?.roles ?? []);
  const recruiters = (data?.recruiter?.agency.recruiters.edges ?? []).flatMap((edge) => edge?.node ?? []);
  const looksOnly = isStaff(kind);
  const inviters = recruiters.filter(({ viewerCanInvite }) => viewerCanInvite);
  const isOfSeveral = !looksOnly && inviters.length > 1;
  const choices = isOfSeveral ? inviters.map(({ slug, name }) => ({ value: slug, label: name })) : [];
  const teams = (data?.recruiter?.agency.teams.edges ?? [])
    .flatMap((edge) => edge?.node ?? [])
    .filter(({ viewerLeads, viewerRunsAgency }) => viewerLeads || viewerRunsAgency)
    .map(({ id, name }) => ({ value: id, label: name }));
  const offers = { ...(choices.length > 0 && { recruiter: choices }), ...(teams.length > 0 && { team: teams }) };
  return {
    kind,
    looksOnly,
    namesRecruiter: looksOnly || isOfSeveral,
    recruiters,
    inviters,
    choices,
    teams,
    offers,
  };
}

/**
 * @generated SignedSource<<f5b16bda90f90d8ff9f9560b39b37d6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Tallies } from "#common/profiles/tallies";
import type { FragmentRefs } from "relay-runtime";
export type AgencyScore_agency$data = {
  readonly figures: {
    readonly average: number | null | undefined;
    readonly confirmedOnlyAverage: number | null | undefined;
    readonly confirmedOnlyCount: number;
    readonly distribution: ReadonlyArray<number>;
    readonly eligibleCount: number;
    readonly invitedCount: number;
    readonly publishedCount: number;
    readonly removedCount: number;
    readonly reviewCount: number;
    readonly reviewTallies: Tallies;
    readonly score: number;
    readonly scoreAsOf: string;
    readonly scoreHalf: number;
  };
  readonly slug: string;
  readonly " $fragmentType": "AgencyScore_agency";
};
export type AgencyScore_agency$key = {
  readonly " $data"?: AgencyScore_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyScore_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgencyScore_agency",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgencyFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "score",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scoreHalf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scoreAsOf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "average",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmedOnlyCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmedOnlyAverage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "removedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "distribution",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reviewTallies",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invitedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eligibleCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "6a27e02d28cf87fcf0b544164d97befc";

export default node;

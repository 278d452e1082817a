/**
 * @generated SignedSource<<a15632b347efcb28ae6c429a670c336d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Tallies } from "#common/profiles/tallies";
import type { FragmentRefs } from "relay-runtime";
export type ScoreSummary_recruiter$data = {
  readonly average: number | null | undefined;
  readonly confirmedOnlyAverage: number | null | undefined;
  readonly confirmedOnlyCount: number;
  readonly distribution: ReadonlyArray<number>;
  readonly publishedCount: number;
  readonly removedCount: number;
  readonly reviewCount: number;
  readonly reviewTallies: Tallies;
  readonly score: number;
  readonly scoreAsOf: string;
  readonly scoreHalf: number;
  readonly slug: string;
  readonly " $fragmentType": "ScoreSummary_recruiter";
};
export type ScoreSummary_recruiter$key = {
  readonly " $data"?: ScoreSummary_recruiter$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScoreSummary_recruiter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScoreSummary_recruiter",
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
    }
  ],
  "type": "Recruiter",
  "abstractKey": null
};

(node as any).hash = "7b4f9a12547847d6f5436612ae3a40b9";

export default node;

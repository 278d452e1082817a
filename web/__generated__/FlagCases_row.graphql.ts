/**
 * @generated SignedSource<<a4af2ab60fead5c07db788819815cf9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlagCases_row$data = {
  readonly answerBy: string | null | undefined;
  readonly answeredAt: string | null | undefined;
  readonly decideBy: string;
  readonly flagCount: number;
  readonly id: string;
  readonly openedAt: string;
  readonly reasons: ReadonlyArray<string>;
  readonly review: {
    readonly overall: number;
    readonly recruiter: {
      readonly name: string;
    } | null | undefined;
    readonly title: string;
  } | null | undefined;
  readonly state: string;
  readonly " $fragmentSpreads": FragmentRefs<"DecideFlags_flags" | "FlagCaseDetails_flags">;
  readonly " $fragmentType": "FlagCases_row";
};
export type FlagCases_row$key = {
  readonly " $data"?: FlagCases_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagCases_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlagCases_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decideBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answeredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answerBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasons",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flagCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewToCheck",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "overall",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Recruiter",
          "kind": "LinkedField",
          "name": "recruiter",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FlagCaseDetails_flags"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecideFlags_flags"
    }
  ],
  "type": "FlagCase",
  "abstractKey": null
};

(node as any).hash = "13795698301ec4230c4f14a073d3b5e9";

export default node;

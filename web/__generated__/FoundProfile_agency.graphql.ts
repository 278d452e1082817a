/**
 * @generated SignedSource<<ba31ec42e40c8ef4cbd8790672e3919c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Tallies } from "#common/profiles/tallies";
import type { FragmentRefs } from "relay-runtime";
export type FoundProfile_agency$data = {
  readonly country: string;
  readonly description: string;
  readonly figures: {
    readonly reviewCount: number;
    readonly reviewTallies: Tallies;
    readonly score: number;
    readonly scoreHalf: number;
  };
  readonly id: string;
  readonly location: string;
  readonly logoUrl: string | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "FoundProfile_agency";
};
export type FoundProfile_agency$key = {
  readonly " $data"?: FoundProfile_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundProfile_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundProfile_agency",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
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
          "name": "reviewCount",
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
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "bbf9491b84addaa5adcffbf8b85bee00";

export default node;

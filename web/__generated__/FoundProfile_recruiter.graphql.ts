/**
 * @generated SignedSource<<434b0d845aa45a47baafb231a0ee97a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { Tallies } from "#common/profiles/tallies";
import type { FragmentRefs } from "relay-runtime";
export type FoundProfile_recruiter$data = {
  readonly agency: {
    readonly hasPage: boolean;
    readonly name: string;
    readonly slug: string;
  };
  readonly country: string;
  readonly hasPhone: boolean;
  readonly headline: string;
  readonly id: string;
  readonly isClaimed: boolean;
  readonly location: string;
  readonly name: string;
  readonly photoUrl: string | null | undefined;
  readonly reviewCount: number;
  readonly reviewTallies: Tallies;
  readonly score: number;
  readonly scoreHalf: number;
  readonly slug: string;
  readonly specialities: ReadonlyArray<string>;
  readonly " $fragmentType": "FoundProfile_recruiter";
};
export type FoundProfile_recruiter$key = {
  readonly " $data"?: FoundProfile_recruiter$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundProfile_recruiter">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FoundProfile_recruiter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headline",
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
      "kind": "ScalarField",
      "name": "specialities",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClaimed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPhone",
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
      "name": "reviewCount",
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
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "agency",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Recruiter",
  "abstractKey": null
};
})();

(node as any).hash = "eb420b274083b0d8bd7d377a8aeef862";

export default node;

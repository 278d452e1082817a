/**
 * @generated SignedSource<<90d7c9e6c096713940fdb0eae9c28147>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundRecruiter_recruiter$data = {
  readonly agency: {
    readonly hasPage: boolean;
    readonly name: string;
    readonly slug: string;
  };
  readonly country: string;
  readonly headline: string;
  readonly isClaimed: boolean;
  readonly location: string;
  readonly name: string;
  readonly reviewCount: number;
  readonly score: number;
  readonly scoreHalf: number;
  readonly slug: string;
  readonly specialities: ReadonlyArray<string>;
  readonly " $fragmentType": "FoundRecruiter_recruiter";
};
export type FoundRecruiter_recruiter$key = {
  readonly " $data"?: FoundRecruiter_recruiter$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundRecruiter_recruiter">;
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
  "name": "FoundRecruiter_recruiter",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "isClaimed",
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

(node as any).hash = "8a94d61db767fefcb3f6ea50b35d0f9b";

export default node;

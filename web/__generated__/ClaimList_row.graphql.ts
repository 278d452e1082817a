/**
 * @generated SignedSource<<098fef012101d3a9b424ad5e001b63c5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimList_row$data = {
  readonly agency: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly recruiter: {
    readonly agency: {
      readonly name: string;
    };
    readonly name: string;
  } | null | undefined;
  readonly state: string;
  readonly wish: string;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimActions_claim" | "ClaimDetails_claim">;
  readonly " $fragmentType": "ClaimList_row";
};
export type ClaimList_row$key = {
  readonly " $data"?: ClaimList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimList_row">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Agency",
  "kind": "LinkedField",
  "name": "agency",
  "plural": false,
  "selections": [
    (v0/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClaimList_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wish",
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
      "name": "createdAt",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClaimDetails_claim"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClaimActions_claim"
    }
  ],
  "type": "Claim",
  "abstractKey": null
};
})();

(node as any).hash = "ff2c9973e0c9e5dda0f1086d14b20e81";

export default node;

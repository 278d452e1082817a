/**
 * @generated SignedSource<<59cc0c7bc22530bab7642c4d835eb2de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileHead_recruiter$data = {
  readonly agency: {
    readonly hasPage: boolean;
    readonly name: string;
    readonly slug: string;
  };
  readonly country: string;
  readonly coverAlt: string;
  readonly coverUrl: string | null | undefined;
  readonly headline: string;
  readonly isClaimed: boolean;
  readonly location: string;
  readonly name: string;
  readonly photoAlt: string;
  readonly photoUrl: string | null | undefined;
  readonly roleTypes: ReadonlyArray<string>;
  readonly slug: string;
  readonly source: string | null | undefined;
  readonly specialities: ReadonlyArray<string>;
  readonly " $fragmentType": "ProfileHead_recruiter";
};
export type ProfileHead_recruiter$key = {
  readonly " $data"?: ProfileHead_recruiter$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileHead_recruiter">;
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
  "name": "ProfileHead_recruiter",
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
      "name": "photoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoAlt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverAlt",
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
      "name": "roleTypes",
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
      "name": "source",
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

(node as any).hash = "7e42fc3399daae3aeabbb46fb2831db9";

export default node;

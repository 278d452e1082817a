/**
 * @generated SignedSource<<33868cf46e649e543830d58931bd1dcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileHead_recruiter$data = {
  readonly about: string;
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
      "name": "about",
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

(node as any).hash = "acbd31d4283432da90961feecac9612f";

export default node;

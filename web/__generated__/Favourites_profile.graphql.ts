/**
 * @generated SignedSource<<b8e624ecf9ad397b81acdb9ca0c15a1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Favourites_profile$data = {
  readonly __typename: string;
  readonly id: string;
  readonly viewerHasFavourite?: boolean;
  readonly " $fragmentType": "Favourites_profile";
};
export type Favourites_profile$key = {
  readonly " $data"?: Favourites_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Favourites_profile">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerHasFavourite",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Favourites_profile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "Recruiter",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": (v0/*:: as any*/),
      "type": "Agency",
      "abstractKey": null
    }
  ],
  "type": "Node",
  "abstractKey": "__isNode"
};
})();

(node as any).hash = "03cee20851542e43994b071d96e434f7";

export default node;

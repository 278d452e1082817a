/**
 * @generated SignedSource<<b221c85e790dc9b2d3ecdcb731aed756>>
 * @relayHash a0b9c241acfccd35250110fa1d466859
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 844f70ef80038949c531fb7a8ce1cb61eeb4bbc888a66d1aaf375c2b868ee369

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FavouritesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type FavouritesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"Favourites_profile">;
  } | null | undefined>;
};
export type FavouritesQuery = {
  response: FavouritesQuery$data;
  variables: FavouritesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerHasFavourite",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FavouritesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Favourites_profile"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FavouritesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isNode"
          },
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "Recruiter",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v3/*:: as any*/),
            "type": "Agency",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "a0b9c241acfccd35250110fa1d466859",
    "id": "844f70ef80038949c531fb7a8ce1cb61eeb4bbc888a66d1aaf375c2b868ee369",
    "metadata": {},
    "name": "FavouritesQuery",
    "operationKind": "query",
    "text": "query FavouritesQuery(\n  $ids: [ID!]!\n) {\n  nodes(ids: $ids) {\n    __typename\n    id\n    ...Favourites_profile\n  }\n}\n\nfragment Favourites_profile on Node {\n  __isNode: __typename\n  __typename\n  id\n  ... on Recruiter {\n    viewerHasFavourite\n  }\n  ... on Agency {\n    viewerHasFavourite\n  }\n}\n"
  }
};
})();

(node as any).hash = "bad75b77196cb94035d8861c557f2537";

export default node;

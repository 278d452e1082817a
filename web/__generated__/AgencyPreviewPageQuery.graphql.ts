/**
 * @generated SignedSource<<63056762963a4f02e6aa7eb4bd3dbfaa>>
 * @relayHash 5590aef2a4909b70a44f5e9ee4b93368
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4961bb69877d0ae6ae926da20ba0bb9e9c71090433ed6ad5a0dc27b985ac692d

import type { ConcreteRequest } from 'relay-runtime';
export type AgencyPreviewPageQuery$variables = Record<PropertyKey, never>;
export type AgencyPreviewPageQuery$data = {
  readonly viewer: {
    readonly agencyToEdit: {
      readonly id: string;
      readonly isApproved: boolean;
      readonly slug: string;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type AgencyPreviewPageQuery = {
  response: AgencyPreviewPageQuery$data;
  variables: AgencyPreviewPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "AgencyToEdit",
        "kind": "LinkedField",
        "name": "agencyToEdit",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "isApproved",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AgencyPreviewPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AgencyPreviewPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5590aef2a4909b70a44f5e9ee4b93368",
    "id": "4961bb69877d0ae6ae926da20ba0bb9e9c71090433ed6ad5a0dc27b985ac692d",
    "metadata": {},
    "name": "AgencyPreviewPageQuery",
    "operationKind": "query",
    "text": "query AgencyPreviewPageQuery {\n  viewer {\n    id\n    agencyToEdit {\n      id\n      slug\n      isApproved\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "468e0f877b9416e8f21279a5870c5041";

export default node;

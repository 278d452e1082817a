/**
 * @generated SignedSource<<63ed1f1584e137ac3e78a64c001fe827>>
 * @relayHash 9b04191f6d8b97cb3920b20582be1072
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c89919a686dd94266b320c2c3848489a4e7fff7f3eebfca112e6a99e0df33125

import type { ConcreteRequest } from 'relay-runtime';
export type RecruiterPreviewPageQuery$variables = Record<PropertyKey, never>;
export type RecruiterPreviewPageQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly recruiterToEdit: {
      readonly id: string;
      readonly slug: string;
    } | null | undefined;
  } | null | undefined;
};
export type RecruiterPreviewPageQuery = {
  response: RecruiterPreviewPageQuery$data;
  variables: RecruiterPreviewPageQuery$variables;
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
        "concreteType": "RecruiterToEdit",
        "kind": "LinkedField",
        "name": "recruiterToEdit",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
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
    "name": "RecruiterPreviewPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecruiterPreviewPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9b04191f6d8b97cb3920b20582be1072",
    "id": "c89919a686dd94266b320c2c3848489a4e7fff7f3eebfca112e6a99e0df33125",
    "metadata": {},
    "name": "RecruiterPreviewPageQuery",
    "operationKind": "query",
    "text": "query RecruiterPreviewPageQuery {\n  viewer {\n    id\n    recruiterToEdit {\n      id\n      slug\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "08491ec34b6d64baa638beb66623d8b1";

export default node;

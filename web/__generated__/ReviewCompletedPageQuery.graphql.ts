/**
 * @generated SignedSource<<7be0e42e7c7c1364a3efde7a7ffee257>>
 * @relayHash 5d500b9934183cf87fbd7a580863730f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a2ecdd4038c94c5e3309a25492ed0701e9e0c2c4816ebe6ee50b6c9d109bd29

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewCompletedPageQuery$variables = {
  slug: string;
};
export type ReviewCompletedPageQuery$data = {
  readonly recruiter: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
};
export type ReviewCompletedPageQuery = {
  response: ReviewCompletedPageQuery$data;
  variables: ReviewCompletedPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewCompletedPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "ReviewCompletedPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "5d500b9934183cf87fbd7a580863730f",
    "id": "7a2ecdd4038c94c5e3309a25492ed0701e9e0c2c4816ebe6ee50b6c9d109bd29",
    "metadata": {},
    "name": "ReviewCompletedPageQuery",
    "operationKind": "query",
    "text": "query ReviewCompletedPageQuery(\n  $slug: String!\n) {\n  recruiter(slug: $slug) {\n    name\n    slug\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7c36a4c647d441ea55c96b31e3bb0274";

export default node;

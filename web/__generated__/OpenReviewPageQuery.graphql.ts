/**
 * @generated SignedSource<<6c1c8f4e9d54316f10c24cd18120b80d>>
 * @relayHash f26d34f626b80da70b8fffeb05cabcd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27781ae9ca1f00a94689e524801c789a7143ab6dbd5ecc550ad92baf6dc2659f

import type { ConcreteRequest } from 'relay-runtime';
export type OpenReviewPageQuery$variables = {
  slug: string;
};
export type OpenReviewPageQuery$data = {
  readonly goneProfile: {
    readonly goneAt: string;
  } | null | undefined;
  readonly recruiter: {
    readonly agency: {
      readonly name: string;
    };
    readonly id: string;
    readonly name: string;
    readonly photoUrl: string | null | undefined;
    readonly slug: string;
  } | null | undefined;
};
export type OpenReviewPageQuery = {
  response: OpenReviewPageQuery$data;
  variables: OpenReviewPageQuery$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "photoUrl",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": (v1/*:: as any*/),
  "concreteType": "GoneProfile",
  "kind": "LinkedField",
  "name": "goneProfile",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goneAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenReviewPageQuery",
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Agency",
            "kind": "LinkedField",
            "name": "agency",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v6/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenReviewPageQuery",
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
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Agency",
            "kind": "LinkedField",
            "name": "agency",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "f26d34f626b80da70b8fffeb05cabcd5",
    "id": "27781ae9ca1f00a94689e524801c789a7143ab6dbd5ecc550ad92baf6dc2659f",
    "metadata": {},
    "name": "OpenReviewPageQuery",
    "operationKind": "query",
    "text": "query OpenReviewPageQuery(\n  $slug: String!\n) {\n  recruiter(slug: $slug) {\n    id\n    name\n    slug\n    photoUrl\n    agency {\n      name\n      id\n    }\n  }\n  goneProfile(slug: $slug) {\n    goneAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "0ca50bf9ec23e7d0b73aa7b765892ac3";

export default node;

/**
 * @generated SignedSource<<1b92bb12beb9a40ba5d5ad7633f6b03b>>
 * @relayHash aa81a81d0d10a17c2f0b1083ce4e7ec5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9e6d2dcf75b51f595cf93d7e9654784e31979c859f3b7125ddd0d2ce622a95f

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewInvitePageQuery$variables = {
  id: string;
  token: string;
};
export type ReviewInvitePageQuery$data = {
  readonly reviewRequest: {
    readonly audience: string;
    readonly placement: {
      readonly companyName: string | null | undefined;
      readonly jobTitle: string;
      readonly jobType: string;
      readonly startDate: string;
    } | null | undefined;
    readonly recipientName: string;
    readonly recruiter: {
      readonly agency: {
        readonly name: string;
      };
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly state: string;
  } | null | undefined;
};
export type ReviewInvitePageQuery = {
  response: ReviewInvitePageQuery$data;
  variables: ReviewInvitePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "token",
    "variableName": "token"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "audience",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipientName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "RequestedPlacement",
  "kind": "LinkedField",
  "name": "placement",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewInvitePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewRequest",
        "kind": "LinkedField",
        "name": "reviewRequest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
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
    "name": "ReviewInvitePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewRequest",
        "kind": "LinkedField",
        "name": "reviewRequest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "aa81a81d0d10a17c2f0b1083ce4e7ec5",
    "id": "d9e6d2dcf75b51f595cf93d7e9654784e31979c859f3b7125ddd0d2ce622a95f",
    "metadata": {},
    "name": "ReviewInvitePageQuery",
    "operationKind": "query",
    "text": "query ReviewInvitePageQuery(\n  $id: String!\n  $token: String!\n) {\n  reviewRequest(id: $id, token: $token) {\n    audience\n    recipientName\n    state\n    recruiter {\n      name\n      slug\n      agency {\n        name\n        id\n      }\n      id\n    }\n    placement {\n      jobTitle\n      jobType\n      startDate\n      companyName\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "ce4dc4956872e45554978c9bd978a76d";

export default node;

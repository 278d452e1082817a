/**
 * @generated SignedSource<<a56ce36537cd10eaf31f56441b7f3c90>>
 * @relayHash fe1c8a0e71ad50cff540ca17daa6223f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3d6a12c0f9a50bcd1a365066ce1cdbcc98cc3ebd5073b57f6238ef801c48889

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewInvitePageQuery$variables = {
  id: string;
  token: string;
};
export type ReviewInvitePageQuery$data = {
  readonly reviewRequest: {
    readonly recruiter: {
      readonly name: string;
    } | null | undefined;
    readonly state: string;
    readonly " $fragmentSpreads": FragmentRefs<"AskedReview_request">;
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
  "name": "state",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AskedReview_request"
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
                "name": "photoUrl",
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
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "audience",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recipientName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canRenew",
            "storageKey": null
          },
          {
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isProven",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "fe1c8a0e71ad50cff540ca17daa6223f",
    "id": "a3d6a12c0f9a50bcd1a365066ce1cdbcc98cc3ebd5073b57f6238ef801c48889",
    "metadata": {},
    "name": "ReviewInvitePageQuery",
    "operationKind": "query",
    "text": "query ReviewInvitePageQuery(\n  $id: String!\n  $token: String!\n) {\n  reviewRequest(id: $id, token: $token) {\n    state\n    recruiter {\n      name\n      id\n    }\n    ...AskedReview_request\n    id\n  }\n}\n\nfragment AskedReview_request on ReviewRequest {\n  id\n  audience\n  recipientName\n  state\n  canRenew\n  recruiter {\n    name\n    slug\n    photoUrl\n    agency {\n      name\n      id\n    }\n    id\n  }\n  placement {\n    jobTitle\n    jobType\n    startDate\n    companyName\n    isProven\n  }\n}\n"
  }
};
})();

(node as any).hash = "dde30eb9edb657da56f6397d7134b1f8";

export default node;

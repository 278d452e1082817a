/**
 * @generated SignedSource<<f7f3ee159e0be25f9e26dd7dfc746d38>>
 * @relayHash 208e5271ec11d615c1de6452fa13abac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2081487e07b3fdb32f135fbadab123ef78086fde84c2130db95ea43fe7f4554b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateReviewPageQuery$variables = {
  placementId: string;
  token: string;
};
export type CandidateReviewPageQuery$data = {
  readonly reviewRequestOfPlacement: {
    readonly recruiter: {
      readonly name: string;
    } | null | undefined;
    readonly state: string;
    readonly " $fragmentSpreads": FragmentRefs<"AskedReview_request">;
  } | null | undefined;
};
export type CandidateReviewPageQuery = {
  response: CandidateReviewPageQuery$data;
  variables: CandidateReviewPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "placementId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "kind": "Literal",
    "name": "audience",
    "value": "candidate"
  },
  {
    "kind": "Variable",
    "name": "placementId",
    "variableName": "placementId"
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
    "name": "CandidateReviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewRequest",
        "kind": "LinkedField",
        "name": "reviewRequestOfPlacement",
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
    "name": "CandidateReviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewRequest",
        "kind": "LinkedField",
        "name": "reviewRequestOfPlacement",
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
    "cacheID": "208e5271ec11d615c1de6452fa13abac",
    "id": "2081487e07b3fdb32f135fbadab123ef78086fde84c2130db95ea43fe7f4554b",
    "metadata": {},
    "name": "CandidateReviewPageQuery",
    "operationKind": "query",
    "text": "query CandidateReviewPageQuery(\n  $placementId: String!\n  $token: String!\n) {\n  reviewRequestOfPlacement(placementId: $placementId, audience: \"candidate\", token: $token) {\n    state\n    recruiter {\n      name\n      id\n    }\n    ...AskedReview_request\n    id\n  }\n}\n\nfragment AskedReview_request on ReviewRequest {\n  id\n  audience\n  recipientName\n  state\n  canRenew\n  recruiter {\n    name\n    slug\n    photoUrl\n    agency {\n      name\n      id\n    }\n    id\n  }\n  placement {\n    jobTitle\n    jobType\n    startDate\n    companyName\n    isProven\n  }\n}\n"
  }
};
})();

(node as any).hash = "b4d23768a0a64c23f67566e58c23041e";

export default node;

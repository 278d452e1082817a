/**
 * @generated SignedSource<<00f58c9938ec7c0aa3dcaa7a3cdb3e87>>
 * @relayHash b7894acb9d0d47409ac234b20a47c2d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c065f940da4434629e9c70770413872061d3fc53b7efd35fc7759556e1de056f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailSyncReviewPageQuery$variables = {
  id: string;
  token: string;
};
export type EmailSyncReviewPageQuery$data = {
  readonly reviewRequest: {
    readonly recruiter: {
      readonly name: string;
    } | null | undefined;
    readonly state: string;
    readonly " $fragmentSpreads": FragmentRefs<"AskedReview_request">;
  } | null | undefined;
};
export type EmailSyncReviewPageQuery = {
  response: EmailSyncReviewPageQuery$data;
  variables: EmailSyncReviewPageQuery$variables;
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
    "name": "EmailSyncReviewPageQuery",
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
    "name": "EmailSyncReviewPageQuery",
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
    "cacheID": "b7894acb9d0d47409ac234b20a47c2d4",
    "id": "c065f940da4434629e9c70770413872061d3fc53b7efd35fc7759556e1de056f",
    "metadata": {},
    "name": "EmailSyncReviewPageQuery",
    "operationKind": "query",
    "text": "query EmailSyncReviewPageQuery(\n  $id: String!\n  $token: String!\n) {\n  reviewRequest(id: $id, token: $token) {\n    state\n    recruiter {\n      name\n      id\n    }\n    ...AskedReview_request\n    id\n  }\n}\n\nfragment AskedReview_request on ReviewRequest {\n  id\n  audience\n  recipientName\n  state\n  canRenew\n  recruiter {\n    name\n    slug\n    photoUrl\n    agency {\n      name\n      id\n    }\n    id\n  }\n  placement {\n    jobTitle\n    jobType\n    startDate\n    companyName\n    isProven\n  }\n}\n"
  }
};
})();

(node as any).hash = "cbc596ad14ed790bf3fd18a96e294a9c";

export default node;

/**
 * @generated SignedSource<<21d7e02f07b08bc707ce2a6902aedbaa>>
 * @relayHash 57a7742d4c58681ca41f9ba9ce633976
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 835b748322aea8716603c6b7b8de712e8ca94c8f212cc328e4b4cc0e03f117fa

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmReviewPageQuery$variables = {
  token: string;
};
export type ConfirmReviewPageQuery$data = {
  readonly reviewSubmission: {
    readonly audience: string;
    readonly body: string | null | undefined;
    readonly companyName: string | null | undefined;
    readonly createdAt: string;
    readonly criteria: any | null | undefined;
    readonly email: string;
    readonly isFromAgencyPage: boolean;
    readonly jobTitle: string | null | undefined;
    readonly name: string;
    readonly nameDisplay: string | null | undefined;
    readonly offeredAnything: boolean | null | undefined;
    readonly overall: number | null | undefined;
    readonly placement: {
      readonly companyName: string | null | undefined;
      readonly isProven: boolean;
      readonly jobTitle: string;
      readonly jobType: string;
      readonly startDate: string;
    } | null | undefined;
    readonly recruiter: {
      readonly agency: {
        readonly slug: string;
      };
      readonly name: string;
      readonly slug: string;
    } | null | undefined;
    readonly showCompany: boolean | null | undefined;
    readonly state: string;
    readonly title: string | null | undefined;
  } | null | undefined;
};
export type ConfirmReviewPageQuery = {
  response: ConfirmReviewPageQuery$data;
  variables: ConfirmReviewPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobTitle",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isFromAgencyPage",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overall",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameDisplay",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "showCompany",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offeredAnything",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "criteria",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "RequestedPlacement",
  "kind": "LinkedField",
  "name": "placement",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
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
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isProven",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v19 = {
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
    "name": "ConfirmReviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewSubmission",
        "kind": "LinkedField",
        "name": "reviewSubmission",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v18/*:: as any*/)
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
    "name": "ConfirmReviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewSubmission",
        "kind": "LinkedField",
        "name": "reviewSubmission",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v17/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  (v17/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              },
              (v19/*:: as any*/)
            ],
            "storageKey": null
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "57a7742d4c58681ca41f9ba9ce633976",
    "id": "835b748322aea8716603c6b7b8de712e8ca94c8f212cc328e4b4cc0e03f117fa",
    "metadata": {},
    "name": "ConfirmReviewPageQuery",
    "operationKind": "query",
    "text": "query ConfirmReviewPageQuery(\n  $token: String!\n) {\n  reviewSubmission(token: $token) {\n    audience\n    name\n    email\n    jobTitle\n    companyName\n    isFromAgencyPage\n    createdAt\n    state\n    overall\n    title\n    body\n    nameDisplay\n    showCompany\n    offeredAnything\n    criteria\n    recruiter {\n      name\n      slug\n      agency {\n        slug\n        id\n      }\n      id\n    }\n    placement {\n      jobTitle\n      jobType\n      startDate\n      companyName\n      isProven\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fe91cef45c32332eb728096ced5b4791";

export default node;

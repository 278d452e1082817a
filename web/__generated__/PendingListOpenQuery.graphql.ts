/**
 * @generated SignedSource<<5251a45b29fae2d4315e8948532b3c9d>>
 * @relayHash 9747108b5e9c5b80902143ea040ed3f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cc753443dc852cd73494a384265683c3fb1fd83b18756052d15e293d1bc0f6a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingListOpenQuery$variables = {
  id: string;
};
export type PendingListOpenQuery$data = {
  readonly node: {
    readonly row: {
      readonly companyName: string | null | undefined;
      readonly id: string;
      readonly level: number;
      readonly placement: {
        readonly companyName: string | null | undefined;
        readonly jobTitle: string;
      } | null | undefined;
      readonly publishesAt: string | null | undefined;
      readonly recruiter: {
        readonly name: string;
      } | null | undefined;
      readonly reviewerName: string;
      readonly reviewerRole: string;
      readonly reviewerType: string;
      readonly submittedAt: string;
      readonly " $fragmentSpreads": FragmentRefs<"PendingReview_review">;
    } | null | undefined;
  } | null | undefined;
};
export type PendingListOpenQuery = {
  response: PendingListOpenQuery$data;
  variables: PendingListOpenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
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
  "name": "reviewerName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerType",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerRole",
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
  "name": "level",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submittedAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishesAt",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobTitle",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PendingListOpenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Placement",
                  "kind": "LinkedField",
                  "name": "placement",
                  "plural": false,
                  "selections": [
                    (v10/*:: as any*/),
                    (v6/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Recruiter",
                  "kind": "LinkedField",
                  "name": "recruiter",
                  "plural": false,
                  "selections": [
                    (v11/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PendingReview_review"
                }
              ],
              "type": "PendingReview",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "row"
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
    "name": "PendingListOpenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
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
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Placement",
                "kind": "LinkedField",
                "name": "placement",
                "plural": false,
                "selections": [
                  (v10/*:: as any*/),
                  (v6/*:: as any*/),
                  (v2/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v11/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "first",
                    "value": 10
                  }
                ],
                "concreteType": "PendingReviewFittingPlacementsConnection",
                "kind": "LinkedField",
                "name": "fittingPlacements",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PendingReviewFittingPlacementsConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Placement",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v10/*:: as any*/),
                          (v6/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "fittingPlacements(first:10)"
              }
            ],
            "type": "PendingReview",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9747108b5e9c5b80902143ea040ed3f9",
    "id": "4cc753443dc852cd73494a384265683c3fb1fd83b18756052d15e293d1bc0f6a",
    "metadata": {},
    "name": "PendingListOpenQuery",
    "operationKind": "query",
    "text": "query PendingListOpenQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on PendingReview {\n      id\n      reviewerName\n      reviewerType\n      reviewerRole\n      companyName\n      level\n      submittedAt\n      publishesAt\n      placement {\n        jobTitle\n        companyName\n        id\n      }\n      recruiter {\n        name\n        id\n      }\n      ...PendingReview_review\n    }\n    id\n  }\n}\n\nfragment MatchReview_review on PendingReview {\n  id\n  fittingPlacements(first: 10) {\n    edges {\n      node {\n        id\n        jobTitle\n        companyName\n        startDate\n      }\n    }\n  }\n}\n\nfragment PendingReview_review on PendingReview {\n  reviewerName\n  reviewerType\n  reviewerRole\n  companyName\n  level\n  submittedAt\n  publishesAt\n  placement {\n    jobTitle\n    companyName\n    startDate\n    id\n  }\n  recruiter {\n    name\n    id\n  }\n  ...MatchReview_review\n}\n"
  }
};
})();

(node as any).hash = "0b1f9a0df32c7762487d0eb34582f453";

export default node;

/**
 * @generated SignedSource<<e3eb7bb906a154835eea0957c8e2b1ad>>
 * @relayHash 04e5819a23800cceae400858d483e3d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d39f3a289eca47f26508bb5070ad1dddd599710fbfac5ea4dc4952ce38fc93c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingReviewSort = "NEWEST" | "OLDEST" | "%future added value";
export type PendingListNextQuery$variables = {
  after?: string | null | undefined;
  audience?: string | null | undefined;
  first?: number | null | undefined;
  from?: string | null | undefined;
  level?: number | null | undefined;
  recruiter?: string | null | undefined;
  sort?: PendingReviewSort | null | undefined;
  to?: string | null | undefined;
  words?: string | null | undefined;
};
export type PendingListNextQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PendingList_query">;
};
export type PendingListNextQuery = {
  response: PendingListNextQuery$data;
  variables: PendingListNextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "audience"
  },
  {
    "defaultValue": 25,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "level"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "recruiter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sort"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "audience",
    "variableName": "audience"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "level",
    "variableName": "level"
  },
  {
    "kind": "Variable",
    "name": "recruiter",
    "variableName": "recruiter"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  },
  {
    "kind": "Variable",
    "name": "words",
    "variableName": "words"
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
  "name": "companyName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobTitle",
  "storageKey": null
},
v5 = {
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
    "name": "PendingListNextQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "PendingList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PendingListNextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "QueryPendingReviewsConnection",
        "kind": "LinkedField",
        "name": "pendingReviews",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryPendingReviewsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PendingReview",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reviewerName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reviewerType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reviewerRole",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "level",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "submittedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "publishesAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Placement",
                    "kind": "LinkedField",
                    "name": "placement",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/),
                      (v3/*:: as any*/),
                      (v2/*:: as any*/),
                      (v5/*:: as any*/)
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
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
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
                              (v4/*:: as any*/),
                              (v3/*:: as any*/),
                              (v5/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "fittingPlacements(first:10)"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "kind": "ClientExtension",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__id",
                "storageKey": null
              }
            ]
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": [
          "level",
          "words",
          "audience",
          "recruiter",
          "from",
          "to",
          "sort"
        ],
        "handle": "connection",
        "key": "PendingList_pendingReviews",
        "kind": "LinkedHandle",
        "name": "pendingReviews"
      }
    ]
  },
  "params": {
    "cacheID": "04e5819a23800cceae400858d483e3d6",
    "id": "9d39f3a289eca47f26508bb5070ad1dddd599710fbfac5ea4dc4952ce38fc93c",
    "metadata": {},
    "name": "PendingListNextQuery",
    "operationKind": "query",
    "text": "query PendingListNextQuery(\n  $after: String\n  $audience: String\n  $first: Int = 25\n  $from: String\n  $level: Int\n  $recruiter: String\n  $sort: PendingReviewSort\n  $to: String\n  $words: String\n) {\n  ...PendingList_query_ajbDr\n}\n\nfragment MatchReview_review on PendingReview {\n  id\n  fittingPlacements(first: 10) {\n    edges {\n      node {\n        id\n        jobTitle\n        companyName\n        startDate\n      }\n    }\n  }\n}\n\nfragment PendingList_query_ajbDr on Query {\n  pendingReviews(first: $first, after: $after, level: $level, words: $words, audience: $audience, recruiter: $recruiter, from: $from, to: $to, sort: $sort) {\n    edges {\n      node {\n        id\n        reviewerName\n        reviewerType\n        reviewerRole\n        companyName\n        level\n        submittedAt\n        publishesAt\n        placement {\n          jobTitle\n          companyName\n          id\n        }\n        recruiter {\n          name\n          id\n        }\n        ...PendingReview_review\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment PendingReview_review on PendingReview {\n  reviewerName\n  reviewerType\n  reviewerRole\n  companyName\n  level\n  submittedAt\n  publishesAt\n  placement {\n    jobTitle\n    companyName\n    startDate\n    id\n  }\n  recruiter {\n    name\n    id\n  }\n  ...MatchReview_review\n}\n"
  }
};
})();

(node as any).hash = "192de6d351efddd9fbca414baf38198f";

export default node;

/**
 * @generated SignedSource<<22093a07ca86c4c13701f865cb4972ca>>
 * @relayHash ebe3de1395a64b783f07dc70171370a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 232a341f61a8bdcb886b02d93a134fc98c425af756eaf78fe6b010b32011ee73

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingReviewSort = "NEWEST" | "OLDEST" | "%future added value";
export type PendingReviewFilter = {
  audience?: string | null | undefined;
  from?: string | null | undefined;
  level?: number | null | undefined;
  recruiter?: string | null | undefined;
  to?: string | null | undefined;
  words?: string | null | undefined;
};
export type PendingListNextQuery$variables = {
  after?: string | null | undefined;
  filter?: PendingReviewFilter | null | undefined;
  first?: number | null | undefined;
  sort?: PendingReviewSort | null | undefined;
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
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sort"
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
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
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
        "args": null,
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
          "filter",
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
    "cacheID": "ebe3de1395a64b783f07dc70171370a2",
    "id": "232a341f61a8bdcb886b02d93a134fc98c425af756eaf78fe6b010b32011ee73",
    "metadata": {},
    "name": "PendingListNextQuery",
    "operationKind": "query",
    "text": "query PendingListNextQuery(\n  $after: String\n  $filter: PendingReviewFilter\n  $first: Int\n  $sort: PendingReviewSort\n) {\n  ...PendingList_query\n}\n\nfragment MatchReview_review on PendingReview {\n  id\n  fittingPlacements(first: 10) {\n    edges {\n      node {\n        id\n        jobTitle\n        companyName\n        startDate\n      }\n    }\n  }\n}\n\nfragment PendingList_query on Query {\n  pendingReviews(first: $first, after: $after, filter: $filter, sort: $sort) {\n    edges {\n      node {\n        id\n        reviewerName\n        reviewerType\n        reviewerRole\n        companyName\n        level\n        submittedAt\n        publishesAt\n        placement {\n          jobTitle\n          companyName\n          id\n        }\n        recruiter {\n          name\n          id\n        }\n        ...PendingReview_review\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment PendingReview_review on PendingReview {\n  reviewerName\n  reviewerType\n  reviewerRole\n  companyName\n  level\n  submittedAt\n  publishesAt\n  placement {\n    jobTitle\n    companyName\n    startDate\n    id\n  }\n  recruiter {\n    name\n    id\n  }\n  ...MatchReview_review\n}\n"
  }
};
})();

(node as any).hash = "7034db55d679772d980b26684f4dfa5d";

export default node;

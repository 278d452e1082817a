/**
 * @generated SignedSource<<4d64324cbf6d317c86f0a235ca717baa>>
 * @relayHash 30bc722bab0f781f3be0ceb11bc5c266
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fd5cd4dea9ac53785e3ab60b56e725ccc75dadcccabaf5f3ec598990c144e46

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyToCheckSort = "NEWEST" | "OLDEST" | "%future added value";
export type ReviewToCheckSort = "NEWEST" | "OLDEST" | "%future added value";
export type ReviewsToCheckPageQuery$variables = {
  after?: string | null | undefined;
  audience?: string | null | undefined;
  isDecided: boolean;
  isQueued: boolean;
  isReplies: boolean;
  level?: number | null | undefined;
  moderation?: string | null | undefined;
  replySort?: ReplyToCheckSort | null | undefined;
  signal?: string | null | undefined;
  sort?: ReviewToCheckSort | null | undefined;
  words?: string | null | undefined;
};
export type ReviewsToCheckPageQuery$data = {
  readonly decided?: {
    readonly " $fragmentSpreads": FragmentRefs<"DecidedReviews_query">;
  } | null | undefined;
  readonly queued?: {
    readonly " $fragmentSpreads": FragmentRefs<"QueuedReviews_query">;
  } | null | undefined;
  readonly replies?: {
    readonly " $fragmentSpreads": FragmentRefs<"QueuedReplies_query">;
  } | null | undefined;
};
export type ReviewsToCheckPageQuery = {
  response: ReviewsToCheckPageQuery$data;
  variables: ReviewsToCheckPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "audience"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isDecided"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isQueued"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isReplies"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "level"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "moderation"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "replySort"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "signal"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v11 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v12 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v13 = {
  "kind": "Variable",
  "name": "level",
  "variableName": "level"
},
v14 = {
  "kind": "Variable",
  "name": "signal",
  "variableName": "signal"
},
v15 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v16 = {
  "kind": "Variable",
  "name": "words",
  "variableName": "words"
},
v17 = {
  "kind": "Variable",
  "name": "moderation",
  "variableName": "moderation"
},
v18 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "replySort"
},
v19 = {
  "kind": "Literal",
  "name": "first",
  "value": 25
},
v20 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v19/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/)
],
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overall",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerType",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submittedAt",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moderation",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publication",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "signals",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shownName",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "criteria",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wasOfferedAnything",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesWords",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesRequestedAt",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerRole",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shownCompany",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v42 = [
  (v35/*:: as any*/),
  (v21/*:: as any*/)
],
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v47 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ReviewToCheck",
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": [
      (v21/*:: as any*/),
      (v22/*:: as any*/),
      (v23/*:: as any*/),
      (v24/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reviewerName",
        "storageKey": null
      },
      (v25/*:: as any*/),
      (v26/*:: as any*/),
      (v27/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hasQueuedEdit",
        "storageKey": null
      },
      (v28/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "ReviewEdit",
        "kind": "LinkedField",
        "name": "edit",
        "plural": false,
        "selections": [
          (v28/*:: as any*/),
          (v29/*:: as any*/),
          (v23/*:: as any*/),
          (v30/*:: as any*/),
          (v22/*:: as any*/),
          (v31/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "showsCompany",
            "storageKey": null
          },
          (v32/*:: as any*/),
          (v26/*:: as any*/),
          (v33/*:: as any*/),
          (v34/*:: as any*/),
          (v25/*:: as any*/)
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
          (v35/*:: as any*/),
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v36/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reviewerEmail",
        "storageKey": null
      },
      (v37/*:: as any*/),
      (v29/*:: as any*/),
      (v38/*:: as any*/),
      (v39/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publishedAt",
        "storageKey": null
      },
      (v40/*:: as any*/),
      (v31/*:: as any*/),
      (v30/*:: as any*/),
      (v32/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "placementConfirmed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "corrections",
        "storageKey": null
      },
      (v41/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rejectedBecause",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rejectedWords",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "decidedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "decidedBy",
        "plural": false,
        "selections": (v42/*:: as any*/),
        "storageKey": null
      },
      (v43/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isHidden",
        "storageKey": null
      },
      (v33/*:: as any*/),
      (v34/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedBecause",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "removedWords",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "goneAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 20
          }
        ],
        "concreteType": "ReviewToCheckVersionsConnection",
        "kind": "LinkedField",
        "name": "versions",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReviewToCheckVersionsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "ReviewEdit",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "key",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  (v26/*:: as any*/),
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "replacedAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "versions(first:20)"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Agency",
        "kind": "LinkedField",
        "name": "agency",
        "plural": false,
        "selections": (v42/*:: as any*/),
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
          (v39/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "candidateName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "contactName",
            "storageKey": null
          },
          (v41/*:: as any*/),
          (v21/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Invitation",
        "kind": "LinkedField",
        "name": "invitation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sentAt",
            "storageKey": null
          },
          (v44/*:: as any*/),
          (v21/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
          }
        ],
        "concreteType": "ReviewToCheckHistoryConnection",
        "kind": "LinkedField",
        "name": "history",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ReviewToCheckHistoryConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntry",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v21/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "action",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "actor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "details",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "user",
                    "plural": false,
                    "selections": (v42/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "history(first:50)"
      },
      (v45/*:: as any*/)
    ],
    "storageKey": null
  },
  (v46/*:: as any*/)
],
v48 = {
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
v49 = {
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
},
v50 = [
  "words",
  "signal",
  "audience",
  "level",
  "sort"
],
v51 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v19/*:: as any*/),
  (v13/*:: as any*/),
  (v17/*:: as any*/),
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/)
],
v52 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v19/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v18/*:: as any*/),
  (v16/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewsToCheckPageQuery",
    "selections": [
      {
        "condition": "isQueued",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v11/*:: as any*/),
                    (v12/*:: as any*/),
                    (v13/*:: as any*/),
                    (v14/*:: as any*/),
                    (v15/*:: as any*/),
                    (v16/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "QueuedReviews_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "queued"
          }
        ]
      },
      {
        "condition": "isDecided",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v11/*:: as any*/),
                    (v12/*:: as any*/),
                    (v13/*:: as any*/),
                    (v17/*:: as any*/),
                    (v14/*:: as any*/),
                    (v15/*:: as any*/),
                    (v16/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "DecidedReviews_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "decided"
          }
        ]
      },
      {
        "condition": "isReplies",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v11/*:: as any*/),
                    (v12/*:: as any*/),
                    (v13/*:: as any*/),
                    (v14/*:: as any*/),
                    (v18/*:: as any*/),
                    (v16/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "QueuedReplies_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "replies"
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v6/*:: as any*/),
      (v10/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v9/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReviewsToCheckPageQuery",
    "selections": [
      {
        "condition": "isQueued",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v20/*:: as any*/),
            "concreteType": "QueryReviewsToCheckConnection",
            "kind": "LinkedField",
            "name": "reviewsToCheck",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QueryReviewsToCheckConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": (v47/*:: as any*/),
                "storageKey": null
              },
              (v48/*:: as any*/),
              (v49/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v20/*:: as any*/),
            "filters": (v50/*:: as any*/),
            "handle": "connection",
            "key": "QueuedReviews_reviewsToCheck",
            "kind": "LinkedHandle",
            "name": "reviewsToCheck"
          }
        ]
      },
      {
        "condition": "isDecided",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v51/*:: as any*/),
            "concreteType": "QueryReviewsDecidedConnection",
            "kind": "LinkedField",
            "name": "reviewsDecided",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QueryReviewsDecidedConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": (v47/*:: as any*/),
                "storageKey": null
              },
              (v48/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v51/*:: as any*/),
            "filters": [
              "moderation",
              "words",
              "signal",
              "audience",
              "level",
              "sort"
            ],
            "handle": "connection",
            "key": "DecidedReviews_reviewsDecided",
            "kind": "LinkedHandle",
            "name": "reviewsDecided"
          }
        ]
      },
      {
        "condition": "isReplies",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v52/*:: as any*/),
            "concreteType": "QueryRepliesToCheckConnection",
            "kind": "LinkedField",
            "name": "repliesToCheck",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QueryRepliesToCheckConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ReplyToCheck",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v21/*:: as any*/),
                      (v31/*:: as any*/),
                      (v44/*:: as any*/),
                      (v28/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "writtenBy",
                        "plural": false,
                        "selections": (v42/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewToCheck",
                        "kind": "LinkedField",
                        "name": "review",
                        "plural": false,
                        "selections": [
                          (v24/*:: as any*/),
                          (v29/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v25/*:: as any*/),
                          (v43/*:: as any*/),
                          (v40/*:: as any*/),
                          (v23/*:: as any*/),
                          (v22/*:: as any*/),
                          (v31/*:: as any*/),
                          (v30/*:: as any*/),
                          (v32/*:: as any*/),
                          (v41/*:: as any*/),
                          (v27/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Recruiter",
                            "kind": "LinkedField",
                            "name": "recruiter",
                            "plural": false,
                            "selections": (v42/*:: as any*/),
                            "storageKey": null
                          },
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v36/*:: as any*/),
                      (v45/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v46/*:: as any*/)
                ],
                "storageKey": null
              },
              (v48/*:: as any*/),
              (v49/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v52/*:: as any*/),
            "filters": (v50/*:: as any*/),
            "handle": "connection",
            "key": "QueuedReplies_repliesToCheck",
            "kind": "LinkedHandle",
            "name": "repliesToCheck"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "30bc722bab0f781f3be0ceb11bc5c266",
    "id": "7fd5cd4dea9ac53785e3ab60b56e725ccc75dadcccabaf5f3ec598990c144e46",
    "metadata": {},
    "name": "ReviewsToCheckPageQuery",
    "operationKind": "query",
    "text": "query ReviewsToCheckPageQuery(\n  $isQueued: Boolean!\n  $isDecided: Boolean!\n  $isReplies: Boolean!\n  $moderation: String\n  $words: String\n  $signal: String\n  $audience: String\n  $level: Int\n  $sort: ReviewToCheckSort\n  $replySort: ReplyToCheckSort\n  $after: String\n) {\n  ...QueuedReviews_query_3JvvOB @include(if: $isQueued)\n  ...DecidedReviews_query_1DpRP8 @include(if: $isDecided)\n  ...QueuedReplies_query_3Wi5KD @include(if: $isReplies)\n}\n\nfragment DecideReply_reply on ReplyToCheck {\n  id\n  version\n}\n\nfragment DecideReview_review on ReviewToCheck {\n  id\n  version\n  level\n  submittedAt\n  hasQueuedEdit\n  recruiter {\n    name\n    id\n  }\n}\n\nfragment DecidedReviews_query_1DpRP8 on Query {\n  reviewsDecided(first: 25, after: $after, moderation: $moderation, words: $words, signal: $signal, audience: $audience, level: $level, sort: $sort) {\n    edges {\n      node {\n        id\n        ...ModeratedReviews_reviews\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment ModeratedReviews_reviews on ReviewToCheck {\n  id\n  title\n  overall\n  reviewerType\n  reviewerName\n  submittedAt\n  moderation\n  publication\n  hasQueuedEdit\n  signals\n  edit {\n    signals\n  }\n  recruiter {\n    name\n    id\n  }\n  ...RemoveReview_review\n  ...ReviewToDecide_review\n  ...DecideReview_review\n}\n\nfragment QueuedReplies_query_3Wi5KD on Query {\n  repliesToCheck(first: 25, after: $after, words: $words, signal: $signal, audience: $audience, level: $level, sort: $replySort) {\n    edges {\n      node {\n        id\n        body\n        createdAt\n        signals\n        writtenBy {\n          name\n          id\n        }\n        review {\n          reviewerType\n          shownName\n          reviewerRole\n          shownCompany\n          submittedAt\n          editedAt\n          level\n          overall\n          title\n          body\n          criteria\n          wasOfferedAnything\n          source\n          publication\n          recruiter {\n            name\n            id\n          }\n          id\n        }\n        ...DecideReply_reply\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment QueuedReviews_query_3JvvOB on Query {\n  reviewsToCheck(first: 25, after: $after, words: $words, signal: $signal, audience: $audience, level: $level, sort: $sort) {\n    edges {\n      node {\n        id\n        ...ModeratedReviews_reviews\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment RemoveReview_review on ReviewToCheck {\n  id\n  version\n}\n\nfragment ReviewToDecide_review on ReviewToCheck {\n  reviewerType\n  reviewerName\n  reviewerEmail\n  reviewerRole\n  shownName\n  shownCompany\n  companyName\n  submittedAt\n  publishedAt\n  level\n  overall\n  title\n  body\n  criteria\n  wasOfferedAnything\n  placementConfirmed\n  corrections\n  source\n  moderation\n  publication\n  signals\n  rejectedBecause\n  rejectedWords\n  decidedAt\n  decidedBy {\n    name\n    id\n  }\n  editedAt\n  isHidden\n  hasQueuedEdit\n  changesWords\n  changesRequestedAt\n  removedBecause\n  removedWords\n  goneAt\n  edit {\n    shownName\n    overall\n    criteria\n    title\n    body\n    showsCompany\n    wasOfferedAnything\n    moderation\n    signals\n    changesWords\n    changesRequestedAt\n    submittedAt\n  }\n  versions(first: 20) {\n    edges {\n      node {\n        key\n        number\n        title\n        overall\n        moderation\n        submittedAt\n        replacedAt\n      }\n    }\n  }\n  recruiter {\n    name\n    slug\n    id\n  }\n  agency {\n    name\n    id\n  }\n  placement {\n    jobTitle\n    jobType\n    startDate\n    companyName\n    candidateName\n    contactName\n    source\n    id\n  }\n  invitation {\n    sentAt\n    createdAt\n    id\n  }\n  history(first: 50) {\n    edges {\n      node {\n        id\n        at\n        action\n        actor\n        details\n        user {\n          name\n          id\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "32f9cbd413c18701bfd025e79f87b8d5";

export default node;

/**
 * @generated SignedSource<<fcb5049538abb0a85c2cd716f3d0aa07>>
 * @relayHash ea05bfc5080ef6ac4192403727300195
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6661d0b87e355a3176a254100d634fd31e1259d300c77cc7bba475664418914d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationSort = "NAME" | "NEWEST" | "OLDEST" | "SOONEST" | "%future added value";
export type PendingReviewSort = "NEWEST" | "OLDEST" | "%future added value";
export type ReviewSort = "HIGHEST" | "LOWEST" | "NEWEST" | "OLDEST" | "%future added value";
export type SideToAskSort = "NAME" | "NEWEST" | "OLDEST" | "%future added value";
export type ReviewsPageQuery$variables = {
  after?: string | null | undefined;
  askSort?: InvitationSort | null | undefined;
  audience?: string | null | undefined;
  from?: string | null | undefined;
  hasReply?: boolean | null | undefined;
  isAsks: boolean;
  isPending: boolean;
  isPublished: boolean;
  isSides: boolean;
  level?: number | null | undefined;
  maxStars?: number | null | undefined;
  minLevel?: number | null | undefined;
  pendingSort?: PendingReviewSort | null | undefined;
  recruiter?: string | null | undefined;
  reviewSort?: ReviewSort | null | undefined;
  sideSort?: SideToAskSort | null | undefined;
  stars?: number | null | undefined;
  state?: string | null | undefined;
  step?: string | null | undefined;
  to?: string | null | undefined;
  words?: string | null | undefined;
};
export type ReviewsPageQuery$data = {
  readonly asks?: {
    readonly " $fragmentSpreads": FragmentRefs<"AskList_query">;
  } | null | undefined;
  readonly pending?: {
    readonly " $fragmentSpreads": FragmentRefs<"PendingList_query">;
  } | null | undefined;
  readonly published?: {
    readonly " $fragmentSpreads": FragmentRefs<"PublishedList_query">;
  } | null | undefined;
  readonly reviewCounts: {
    readonly " $fragmentSpreads": FragmentRefs<"ReviewTabs_counts">;
  } | null | undefined;
  readonly sides?: {
    readonly " $fragmentSpreads": FragmentRefs<"SidesToAskList_query">;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
    readonly recruiter: {
      readonly agency: {
        readonly recruiters: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly id: string;
              readonly name: string;
              readonly slug: string;
            } | null | undefined;
          } | null | undefined> | null | undefined;
        };
      };
      readonly slug: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AskForReviews_viewer">;
  } | null | undefined;
};
export type ReviewsPageQuery = {
  response: ReviewsPageQuery$data;
  variables: ReviewsPageQuery$variables;
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
  "name": "askSort"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "audience"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasReply"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isAsks"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPending"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isPublished"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSides"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "level"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "maxStars"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "minLevel"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pendingSort"
},
v13 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recruiter"
},
v14 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reviewSort"
},
v15 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sideSort"
},
v16 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stars"
},
v17 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v18 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "step"
},
v19 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v20 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
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
  "name": "slug",
  "storageKey": null
},
v23 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v25 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v26 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v27 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v28 = {
  "kind": "Variable",
  "name": "recruiter",
  "variableName": "recruiter"
},
v29 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "askSort"
},
v30 = {
  "kind": "Variable",
  "name": "state",
  "variableName": "state"
},
v31 = {
  "kind": "Variable",
  "name": "step",
  "variableName": "step"
},
v32 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "to"
},
v33 = {
  "kind": "Variable",
  "name": "words",
  "variableName": "words"
},
v34 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sideSort"
},
v35 = {
  "kind": "Variable",
  "name": "level",
  "variableName": "level"
},
v36 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "pendingSort"
},
v37 = {
  "kind": "Variable",
  "name": "hasReply",
  "variableName": "hasReply"
},
v38 = {
  "kind": "Variable",
  "name": "maxStars",
  "variableName": "maxStars"
},
v39 = {
  "kind": "Variable",
  "name": "minLevel",
  "variableName": "minLevel"
},
v40 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "reviewSort"
},
v41 = {
  "kind": "Variable",
  "name": "stars",
  "variableName": "stars"
},
v42 = {
  "kind": "Literal",
  "name": "first",
  "value": 25
},
v43 = [
  (v25/*:: as any*/),
  (v26/*:: as any*/),
  (v42/*:: as any*/),
  (v27/*:: as any*/),
  (v28/*:: as any*/),
  (v29/*:: as any*/),
  (v30/*:: as any*/),
  (v31/*:: as any*/),
  (v32/*:: as any*/),
  (v33/*:: as any*/)
],
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipientName",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipientEmail",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "audience",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledFor",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentAt",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedAt",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remindersSent",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelledBecause",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobTitle",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobType",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startDate",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 4
    }
  ],
  "concreteType": "PlacementProblemsConnection",
  "kind": "LinkedField",
  "name": "problems",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlacementProblemsConnectionEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PlacementProblem",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v46/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "words",
              "storageKey": null
            },
            (v49/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "problems(first:4)"
},
v61 = {
  "alias": null,
  "args": null,
  "concreteType": "Recruiter",
  "kind": "LinkedField",
  "name": "recruiter",
  "plural": false,
  "selections": [
    (v24/*:: as any*/),
    (v21/*:: as any*/)
  ],
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v64 = {
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
v65 = [
  (v25/*:: as any*/),
  (v26/*:: as any*/),
  (v42/*:: as any*/),
  (v27/*:: as any*/),
  (v28/*:: as any*/),
  (v34/*:: as any*/),
  (v32/*:: as any*/),
  (v33/*:: as any*/)
],
v66 = [
  (v21/*:: as any*/),
  (v24/*:: as any*/)
],
v67 = [
  (v25/*:: as any*/),
  (v26/*:: as any*/),
  (v42/*:: as any*/),
  (v27/*:: as any*/),
  (v35/*:: as any*/),
  (v28/*:: as any*/),
  (v36/*:: as any*/),
  (v32/*:: as any*/),
  (v33/*:: as any*/)
],
v68 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerType",
  "storageKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerRole",
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submittedAt",
  "storageKey": null
},
v72 = [
  (v25/*:: as any*/),
  (v26/*:: as any*/),
  (v42/*:: as any*/),
  (v27/*:: as any*/),
  (v37/*:: as any*/),
  (v35/*:: as any*/),
  (v38/*:: as any*/),
  (v39/*:: as any*/),
  (v28/*:: as any*/),
  (v40/*:: as any*/),
  (v41/*:: as any*/),
  (v30/*:: as any*/),
  (v32/*:: as any*/),
  (v33/*:: as any*/)
],
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
};
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
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/),
      (v13/*:: as any*/),
      (v14/*:: as any*/),
      (v15/*:: as any*/),
      (v16/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v19/*:: as any*/),
      (v20/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v23/*:: as any*/),
                    "concreteType": "AgencyRecruitersConnection",
                    "kind": "LinkedField",
                    "name": "recruiters",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AgencyRecruitersConnectionEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Recruiter",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v21/*:: as any*/),
                              (v22/*:: as any*/),
                              (v24/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "recruiters(first:100)"
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AskForReviews_viewer"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReviewCounts",
        "kind": "LinkedField",
        "name": "reviewCounts",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReviewTabs_counts"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isAsks",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v25/*:: as any*/),
                    (v26/*:: as any*/),
                    (v27/*:: as any*/),
                    (v28/*:: as any*/),
                    (v29/*:: as any*/),
                    (v30/*:: as any*/),
                    (v31/*:: as any*/),
                    (v32/*:: as any*/),
                    (v33/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "AskList_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "asks"
          }
        ]
      },
      {
        "condition": "isSides",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v25/*:: as any*/),
                    (v26/*:: as any*/),
                    (v27/*:: as any*/),
                    (v28/*:: as any*/),
                    (v34/*:: as any*/),
                    (v32/*:: as any*/),
                    (v33/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "SidesToAskList_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "sides"
          }
        ]
      },
      {
        "condition": "isPending",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v25/*:: as any*/),
                    (v26/*:: as any*/),
                    (v27/*:: as any*/),
                    (v35/*:: as any*/),
                    (v28/*:: as any*/),
                    (v36/*:: as any*/),
                    (v32/*:: as any*/),
                    (v33/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "PendingList_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "pending"
          }
        ]
      },
      {
        "condition": "isPublished",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v25/*:: as any*/),
                    (v26/*:: as any*/),
                    (v27/*:: as any*/),
                    (v37/*:: as any*/),
                    (v35/*:: as any*/),
                    (v38/*:: as any*/),
                    (v39/*:: as any*/),
                    (v28/*:: as any*/),
                    (v40/*:: as any*/),
                    (v41/*:: as any*/),
                    (v30/*:: as any*/),
                    (v32/*:: as any*/),
                    (v33/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "PublishedList_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "published"
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
      (v5/*:: as any*/),
      (v8/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v20/*:: as any*/),
      (v2/*:: as any*/),
      (v13/*:: as any*/),
      (v3/*:: as any*/),
      (v19/*:: as any*/),
      (v0/*:: as any*/),
      (v17/*:: as any*/),
      (v18/*:: as any*/),
      (v4/*:: as any*/),
      (v11/*:: as any*/),
      (v10/*:: as any*/),
      (v9/*:: as any*/),
      (v16/*:: as any*/),
      (v1/*:: as any*/),
      (v15/*:: as any*/),
      (v12/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReviewsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v21/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Recruiter",
            "kind": "LinkedField",
            "name": "recruiter",
            "plural": false,
            "selections": [
              (v22/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": (v23/*:: as any*/),
                    "concreteType": "AgencyRecruitersConnection",
                    "kind": "LinkedField",
                    "name": "recruiters",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AgencyRecruitersConnectionEdge",
                        "kind": "LinkedField",
                        "name": "edges",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Recruiter",
                            "kind": "LinkedField",
                            "name": "node",
                            "plural": false,
                            "selections": [
                              (v21/*:: as any*/),
                              (v22/*:: as any*/),
                              (v24/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "viewerCanAsk",
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": "recruiters(first:100)"
                  },
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              },
              (v21/*:: as any*/),
              (v24/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReviewCounts",
        "kind": "LinkedField",
        "name": "reviewCounts",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "requested",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inviteNotSent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inviteScheduled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inviteSent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pending",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "missingVerification",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedNotReplied",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedReplied",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "badReviews",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "verified",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "isAsks",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v43/*:: as any*/),
            "concreteType": "QueryInvitationsConnection",
            "kind": "LinkedField",
            "name": "invitations",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QueryInvitationsConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Invitation",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v21/*:: as any*/),
                      (v44/*:: as any*/),
                      (v45/*:: as any*/),
                      (v46/*:: as any*/),
                      (v47/*:: as any*/),
                      (v48/*:: as any*/),
                      (v49/*:: as any*/),
                      (v50/*:: as any*/),
                      (v51/*:: as any*/),
                      (v52/*:: as any*/),
                      (v53/*:: as any*/),
                      (v54/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "nextReminderAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "waitsForRoom",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "bounceReason",
                        "storageKey": null
                      },
                      (v55/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanCancel",
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
                          (v56/*:: as any*/),
                          (v57/*:: as any*/),
                          (v21/*:: as any*/),
                          (v58/*:: as any*/),
                          (v59/*:: as any*/),
                          (v60/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v61/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanReschedule",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanResume",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanCorrect",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "askAgainFrom",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanAskAgain",
                        "storageKey": null
                      },
                      (v62/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v63/*:: as any*/)
                ],
                "storageKey": null
              },
              (v64/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v43/*:: as any*/),
            "filters": [
              "state",
              "step",
              "words",
              "audience",
              "recruiter",
              "from",
              "to",
              "sort"
            ],
            "handle": "connection",
            "key": "AskList_invitations",
            "kind": "LinkedHandle",
            "name": "invitations"
          }
        ]
      },
      {
        "condition": "isSides",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v65/*:: as any*/),
            "concreteType": "QuerySidesToAskConnection",
            "kind": "LinkedField",
            "name": "sidesToAsk",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QuerySidesToAskConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SideToAsk",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v21/*:: as any*/),
                      (v46/*:: as any*/),
                      (v44/*:: as any*/),
                      (v45/*:: as any*/),
                      (v59/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isSuppressed",
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
                          (v21/*:: as any*/),
                          (v56/*:: as any*/),
                          (v58/*:: as any*/),
                          (v57/*:: as any*/),
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
                          (v59/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "endDate",
                            "storageKey": null
                          }
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
                        "selections": (v66/*:: as any*/),
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
                          (v48/*:: as any*/),
                          (v45/*:: as any*/),
                          (v46/*:: as any*/),
                          (v47/*:: as any*/),
                          (v55/*:: as any*/),
                          (v49/*:: as any*/),
                          (v50/*:: as any*/),
                          (v51/*:: as any*/),
                          (v52/*:: as any*/),
                          (v53/*:: as any*/),
                          (v54/*:: as any*/),
                          (v61/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Placement",
                            "kind": "LinkedField",
                            "name": "placement",
                            "plural": false,
                            "selections": [
                              (v56/*:: as any*/),
                              (v58/*:: as any*/),
                              (v59/*:: as any*/),
                              (v57/*:: as any*/),
                              (v60/*:: as any*/),
                              (v21/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v21/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v62/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v63/*:: as any*/)
                ],
                "storageKey": null
              },
              (v64/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v65/*:: as any*/),
            "filters": [
              "words",
              "audience",
              "recruiter",
              "from",
              "to",
              "sort"
            ],
            "handle": "connection",
            "key": "SidesToAskList_sidesToAsk",
            "kind": "LinkedHandle",
            "name": "sidesToAsk"
          }
        ]
      },
      {
        "condition": "isPending",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v67/*:: as any*/),
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
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reviewerName",
                        "storageKey": null
                      },
                      (v68/*:: as any*/),
                      (v69/*:: as any*/),
                      (v57/*:: as any*/),
                      (v70/*:: as any*/),
                      (v71/*:: as any*/),
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
                          (v56/*:: as any*/),
                          (v57/*:: as any*/),
                          (v21/*:: as any*/),
                          (v59/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v61/*:: as any*/),
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
                                  (v21/*:: as any*/),
                                  (v56/*:: as any*/),
                                  (v57/*:: as any*/),
                                  (v59/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "fittingPlacements(first:10)"
                      },
                      (v62/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v63/*:: as any*/)
                ],
                "storageKey": null
              },
              (v64/*:: as any*/),
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
            "args": (v67/*:: as any*/),
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
      {
        "condition": "isPublished",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v72/*:: as any*/),
            "concreteType": "QueryReceivedReviewsConnection",
            "kind": "LinkedField",
            "name": "receivedReviews",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QueryReceivedReviewsConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Review",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v21/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "shownName",
                        "storageKey": null
                      },
                      (v68/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "shownCompany",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "overall",
                        "storageKey": null
                      },
                      (v70/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "title",
                        "storageKey": null
                      },
                      (v73/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "publication",
                        "storageKey": null
                      },
                      (v71/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "publishedAt",
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
                          (v56/*:: as any*/),
                          (v57/*:: as any*/),
                          (v21/*:: as any*/),
                          (v58/*:: as any*/),
                          (v59/*:: as any*/)
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
                          (v24/*:: as any*/),
                          (v22/*:: as any*/),
                          (v21/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Agency",
                            "kind": "LinkedField",
                            "name": "agency",
                            "plural": false,
                            "selections": [
                              (v21/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ReviewReply",
                        "kind": "LinkedField",
                        "name": "reply",
                        "plural": false,
                        "selections": [
                          (v73/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "updatedAt",
                            "storageKey": null
                          },
                          (v49/*:: as any*/),
                          (v74/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "version",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "privateNote",
                        "storageKey": null
                      },
                      (v69/*:: as any*/),
                      (v74/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "criteria",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "wasOfferedAnything",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "source",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Agency",
                        "kind": "LinkedField",
                        "name": "agency",
                        "plural": false,
                        "selections": (v66/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "viewerCanReply",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "queuedReply",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "companyVisibility",
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
                        "concreteType": "ReviewReplyVersionsConnection",
                        "kind": "LinkedField",
                        "name": "replyVersions",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ReviewReplyVersionsConnectionEdge",
                            "kind": "LinkedField",
                            "name": "edges",
                            "plural": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "ReplyVersion",
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
                                  (v73/*:: as any*/),
                                  (v48/*:: as any*/),
                                  (v49/*:: as any*/),
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
                                    "kind": "ScalarField",
                                    "name": "rejectedWords",
                                    "storageKey": null
                                  }
                                ],
                                "storageKey": null
                              }
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": "replyVersions(first:50)"
                      },
                      (v62/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v63/*:: as any*/)
                ],
                "storageKey": null
              },
              (v64/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v72/*:: as any*/),
            "filters": [
              "hasReply",
              "minLevel",
              "maxStars",
              "words",
              "audience",
              "recruiter",
              "level",
              "stars",
              "state",
              "from",
              "to",
              "sort"
            ],
            "handle": "connection",
            "key": "PublishedList_receivedReviews",
            "kind": "LinkedHandle",
            "name": "receivedReviews"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "ea05bfc5080ef6ac4192403727300195",
    "id": "6661d0b87e355a3176a254100d634fd31e1259d300c77cc7bba475664418914d",
    "metadata": {},
    "name": "ReviewsPageQuery",
    "operationKind": "query",
    "text": "query ReviewsPageQuery(\n  $isAsks: Boolean!\n  $isSides: Boolean!\n  $isPending: Boolean!\n  $isPublished: Boolean!\n  $words: String\n  $audience: String\n  $recruiter: String\n  $from: String\n  $to: String\n  $after: String\n  $state: String\n  $step: String\n  $hasReply: Boolean\n  $minLevel: Int\n  $maxStars: Int\n  $level: Int\n  $stars: Int\n  $askSort: InvitationSort\n  $sideSort: SideToAskSort\n  $pendingSort: PendingReviewSort\n  $reviewSort: ReviewSort\n) {\n  viewer {\n    id\n    recruiter {\n      slug\n      agency {\n        recruiters(first: 100) {\n          edges {\n            node {\n              id\n              slug\n              name\n            }\n          }\n        }\n        id\n      }\n      id\n    }\n    ...AskForReviews_viewer\n  }\n  reviewCounts {\n    ...ReviewTabs_counts\n  }\n  ...AskList_query_3Gt8aP @include(if: $isAsks)\n  ...SidesToAskList_query_1FeHyi @include(if: $isSides)\n  ...PendingList_query_3IZX0X @include(if: $isPending)\n  ...PublishedList_query_1ZBbf1 @include(if: $isPublished)\n}\n\nfragment AskActions_invitation on Invitation {\n  id\n  recipientName\n  viewerCanCancel\n  ...AskDeparture_invitation\n  ...AskCorrection_invitation\n  ...AskAgain_invitation\n}\n\nfragment AskAgain_invitation on Invitation {\n  id\n  recipientName\n  message\n  askAgainFrom\n  viewerCanAskAgain\n}\n\nfragment AskCorrection_invitation on Invitation {\n  id\n  recipientName\n  recipientEmail\n  viewerCanCorrect\n}\n\nfragment AskDeparture_invitation on Invitation {\n  id\n  recipientName\n  recipientEmail\n  scheduledFor\n  viewerCanReschedule\n  viewerCanResume\n}\n\nfragment AskForReviews_viewer on User {\n  recruiter {\n    id\n    name\n    agency {\n      recruiters(first: 100) {\n        edges {\n          node {\n            id\n            slug\n            name\n            viewerCanAsk\n          }\n        }\n      }\n      id\n    }\n  }\n}\n\nfragment AskList_query_3Gt8aP on Query {\n  invitations(first: 25, after: $after, state: $state, step: $step, words: $words, audience: $audience, recruiter: $recruiter, from: $from, to: $to, sort: $askSort) {\n    edges {\n      node {\n        id\n        recipientName\n        recipientEmail\n        audience\n        message\n        state\n        createdAt\n        scheduledFor\n        sentAt\n        completedAt\n        expiresAt\n        remindersSent\n        nextReminderAt\n        waitsForRoom\n        bounceReason\n        cancelledBecause\n        viewerCanCancel\n        placement {\n          jobTitle\n          companyName\n          id\n        }\n        recruiter {\n          name\n          id\n        }\n        ...InvitationDetails_invitation\n        ...AskActions_invitation\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment CompanyShown_review on Review {\n  id\n  companyVisibility\n}\n\nfragment DeleteReply_review on Review {\n  id\n  shownName\n  reply {\n    version\n  }\n}\n\nfragment InvitationDetails_invitation on Invitation {\n  recipientEmail\n  audience\n  message\n  state\n  cancelledBecause\n  createdAt\n  scheduledFor\n  sentAt\n  completedAt\n  expiresAt\n  remindersSent\n  recruiter {\n    name\n    id\n  }\n  placement {\n    jobTitle\n    jobType\n    startDate\n    companyName\n    ...PlacementProblems_placement\n    id\n  }\n}\n\nfragment MatchReview_review on PendingReview {\n  id\n  fittingPlacements(first: 10) {\n    edges {\n      node {\n        id\n        jobTitle\n        companyName\n        startDate\n      }\n    }\n  }\n}\n\nfragment PendingList_query_3IZX0X on Query {\n  pendingReviews(first: 25, after: $after, level: $level, words: $words, audience: $audience, recruiter: $recruiter, from: $from, to: $to, sort: $pendingSort) {\n    edges {\n      node {\n        id\n        reviewerName\n        reviewerType\n        reviewerRole\n        companyName\n        level\n        submittedAt\n        publishesAt\n        placement {\n          jobTitle\n          companyName\n          id\n        }\n        recruiter {\n          name\n          id\n        }\n        ...PendingReview_review\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment PendingReview_review on PendingReview {\n  reviewerName\n  reviewerType\n  reviewerRole\n  companyName\n  level\n  submittedAt\n  publishesAt\n  placement {\n    jobTitle\n    companyName\n    startDate\n    id\n  }\n  recruiter {\n    name\n    id\n  }\n  ...MatchReview_review\n}\n\nfragment PlacementProblems_placement on Placement {\n  problems(first: 4) {\n    edges {\n      node {\n        audience\n        kind\n        words\n        createdAt\n      }\n    }\n  }\n}\n\nfragment PublishedList_query_1ZBbf1 on Query {\n  receivedReviews(first: 25, after: $after, hasReply: $hasReply, minLevel: $minLevel, maxStars: $maxStars, words: $words, audience: $audience, recruiter: $recruiter, level: $level, stars: $stars, state: $state, from: $from, to: $to, sort: $reviewSort) {\n    edges {\n      node {\n        id\n        shownName\n        reviewerType\n        shownCompany\n        overall\n        level\n        title\n        body\n        publication\n        submittedAt\n        publishedAt\n        placement {\n          jobTitle\n          companyName\n          id\n        }\n        recruiter {\n          name\n          slug\n          id\n        }\n        reply {\n          body\n          updatedAt\n        }\n        ...ReceivedReview_review\n        ...ReceivedReviewActions_review\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment ReceivedReviewActions_review on Review {\n  id\n}\n\nfragment ReceivedReview_review on Review {\n  privateNote\n  submittedAt\n  publishedAt\n  publication\n  placement {\n    jobTitle\n    jobType\n    startDate\n    companyName\n    id\n  }\n  recruiter {\n    name\n    id\n  }\n  reply {\n    createdAt\n    updatedAt\n  }\n  ...ReviewArticle_review\n  ...ReplyAction_review\n  ...CompanyShown_review\n  ...ReplyVersions_review\n}\n\nfragment ReplyAction_review on Review {\n  viewerCanReply\n  shownName\n  queuedReply\n  reply {\n    version\n  }\n  ...ReplyForm_review\n  ...DeleteReply_review\n}\n\nfragment ReplyForm_review on Review {\n  id\n  queuedReply\n  reply {\n    body\n    version\n    updatedAt\n  }\n}\n\nfragment ReplyVersions_review on Review {\n  replyVersions(first: 50) {\n    edges {\n      node {\n        key\n        number\n        body\n        state\n        createdAt\n        decidedAt\n        rejectedWords\n      }\n    }\n  }\n}\n\nfragment ReviewArticle_review on Review {\n  id\n  reviewerType\n  shownName\n  reviewerRole\n  shownCompany\n  submittedAt\n  editedAt\n  level\n  overall\n  title\n  body\n  criteria\n  wasOfferedAnything\n  source\n  publication\n  recruiter {\n    name\n    slug\n    agency {\n      id\n    }\n    id\n  }\n  agency {\n    id\n    name\n  }\n  reply {\n    body\n    createdAt\n    updatedAt\n    editedAt\n  }\n}\n\nfragment ReviewTabs_counts on ReviewCounts {\n  requested\n  inviteNotSent\n  inviteScheduled\n  inviteSent\n  pending\n  missingVerification\n  publishedNotReplied\n  publishedReplied\n  badReviews\n  verified\n}\n\nfragment SidesToAskList_query_1FeHyi on Query {\n  sidesToAsk(first: 25, after: $after, words: $words, audience: $audience, recruiter: $recruiter, from: $from, to: $to, sort: $sideSort) {\n    edges {\n      node {\n        id\n        audience\n        recipientName\n        recipientEmail\n        startDate\n        isSuppressed\n        placement {\n          id\n          jobTitle\n          jobType\n          companyName\n          candidateName\n          contactName\n          startDate\n          endDate\n        }\n        recruiter {\n          id\n          name\n        }\n        invitation {\n          state\n          ...InvitationDetails_invitation\n          id\n        }\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "79ac0338970002bcc4265358bb677b29";

export default node;

/**
 * @generated SignedSource<<66512868059c85e7a815e080c27f4fbe>>
 * @relayHash e4c4c46607e5ac7e2474ecc5162e0a9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc6368dbbef4e26e1b5dde5a153d387d7dd6470d59dfede109e519aa84b66936

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSort = "HIGHEST" | "LOWEST" | "NEWEST" | "OLDEST" | "%future added value";
import type { Tallies } from "#common/profiles/tallies";
export type ReviewFilter = {
  audience?: string | null | undefined;
  level?: number | null | undefined;
  speciality?: string | null | undefined;
  stars?: number | null | undefined;
  words?: string | null | undefined;
};
export type RecruiterPageQuery$variables = {
  after?: string | null | undefined;
  filter?: ReviewFilter | null | undefined;
  opensReview: boolean;
  reviewKey: string;
  slug: string;
  sort?: ReviewSort | null | undefined;
};
export type RecruiterPageQuery$data = {
  readonly goneProfile: {
    readonly goneAt: string;
  } | null | undefined;
  readonly goneReview?: {
    readonly publication: string;
    readonly recruiter: {
      readonly isGone: boolean;
      readonly name: string;
      readonly removedCount: number;
      readonly slug: string;
    } | null | undefined;
  } | null | undefined;
  readonly recruiter: {
    readonly about: string;
    readonly agency: {
      readonly id: string;
      readonly name: string;
      readonly pageVersion: string;
    };
    readonly headline: string;
    readonly id: string;
    readonly isClaimed: boolean;
    readonly location: string;
    readonly longText: string | null | undefined;
    readonly name: string;
    readonly pageVersion: string;
    readonly photoUrl: string | null | undefined;
    readonly placementTallies: Tallies;
    readonly publishedCount: number;
    readonly reviewCount: number;
    readonly reviewTallies: Tallies;
    readonly reviews: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly agency: {
            readonly id: string;
            readonly pageVersion: string;
          } | null | undefined;
        } | null | undefined;
      } | null | undefined> | null | undefined;
    };
    readonly score: number;
    readonly scoreAsOf: string;
    readonly slug: string;
    readonly takesMessages: boolean;
    readonly teamMates: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly pageVersion: string;
        } | null | undefined;
      } | null | undefined> | null | undefined;
    };
    readonly videoUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ContactCard_recruiter" | "InvitationCoverage_recruiter" | "ProfileHead_recruiter" | "ReviewList_recruiter" | "ScoreSummary_recruiter" | "TeamMates_recruiter">;
  } | null | undefined;
  readonly review?: {
    readonly agency: {
      readonly slug: string;
    } | null | undefined;
    readonly body: string;
    readonly recruiter: {
      readonly agency: {
        readonly hasPage: boolean;
        readonly name: string;
        readonly pageVersion: string;
        readonly slug: string;
      };
      readonly name: string;
      readonly pageVersion: string;
      readonly slug: string;
    } | null | undefined;
    readonly shownName: string;
    readonly submittedAt: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewArticle_review">;
  } | null | undefined;
};
export type RecruiterPageQuery = {
  response: RecruiterPageQuery$data;
  variables: RecruiterPageQuery$variables;
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
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "opensReview"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reviewKey"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v6 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headline",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "photoUrl",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isClaimed",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "takesMessages",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageVersion",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "about",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longText",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "videoUrl",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedCount",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewCount",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewTallies",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placementTallies",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scoreAsOf",
  "storageKey": null
},
v25 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  }
],
v26 = [
  (v7/*:: as any*/),
  (v15/*:: as any*/)
],
v27 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v28 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v29 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v30 = [
  (v27/*:: as any*/),
  (v28/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  (v29/*:: as any*/)
],
v31 = {
  "alias": null,
  "args": (v6/*:: as any*/),
  "concreteType": "GoneProfile",
  "kind": "LinkedField",
  "name": "goneProfile",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goneAt",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v32 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "reviewKey"
  }
],
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shownName",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submittedAt",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPage",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publication",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedCount",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGone",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scoreHalf",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerType",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerRole",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shownCompany",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overall",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "criteria",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wasOfferedAnything",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "concreteType": "ReviewReply",
  "kind": "LinkedField",
  "name": "reply",
  "plural": false,
  "selections": [
    (v34/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    (v45/*:: as any*/)
  ],
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
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RecruiterPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
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
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Agency",
            "kind": "LinkedField",
            "name": "agency",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v15/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v25/*:: as any*/),
            "concreteType": "RecruiterTeamMatesConnection",
            "kind": "LinkedField",
            "name": "teamMates",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RecruiterTeamMatesConnectionEdge",
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
                    "selections": (v26/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "teamMates(first:4)"
          },
          {
            "alias": null,
            "args": (v30/*:: as any*/),
            "concreteType": "RecruiterReviewsConnection",
            "kind": "LinkedField",
            "name": "reviews",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RecruiterReviewsConnectionEdge",
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
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Agency",
                        "kind": "LinkedField",
                        "name": "agency",
                        "plural": false,
                        "selections": (v26/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
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
            "name": "ProfileHead_recruiter"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ScoreSummary_recruiter"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContactCard_recruiter"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "InvitationCoverage_recruiter"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TeamMates_recruiter"
          },
          {
            "args": [
              (v27/*:: as any*/),
              (v28/*:: as any*/),
              (v29/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "ReviewList_recruiter"
          }
        ],
        "storageKey": null
      },
      (v31/*:: as any*/),
      {
        "condition": "opensReview",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v32/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Agency",
                    "kind": "LinkedField",
                    "name": "agency",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v37/*:: as any*/),
                      (v15/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
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
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ReviewArticle_review"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v32/*:: as any*/),
            "concreteType": "GoneReview",
            "kind": "LinkedField",
            "name": "goneReview",
            "plural": false,
            "selections": [
              (v38/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
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
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RecruiterPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
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
          (v20/*:: as any*/),
          (v21/*:: as any*/),
          (v22/*:: as any*/),
          (v23/*:: as any*/),
          (v24/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Agency",
            "kind": "LinkedField",
            "name": "agency",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v9/*:: as any*/),
              (v15/*:: as any*/),
              (v8/*:: as any*/),
              (v37/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v25/*:: as any*/),
            "concreteType": "RecruiterTeamMatesConnection",
            "kind": "LinkedField",
            "name": "teamMates",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RecruiterTeamMatesConnectionEdge",
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
                      (v7/*:: as any*/),
                      (v15/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v12/*:: as any*/),
                      (v23/*:: as any*/),
                      (v41/*:: as any*/),
                      (v20/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "teamMates(first:4)"
          },
          {
            "alias": null,
            "args": (v30/*:: as any*/),
            "concreteType": "RecruiterReviewsConnection",
            "kind": "LinkedField",
            "name": "reviews",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RecruiterReviewsConnectionEdge",
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
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Agency",
                        "kind": "LinkedField",
                        "name": "agency",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v15/*:: as any*/),
                          (v9/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
                      (v42/*:: as any*/),
                      (v35/*:: as any*/),
                      (v43/*:: as any*/),
                      (v44/*:: as any*/),
                      (v36/*:: as any*/),
                      (v45/*:: as any*/),
                      (v46/*:: as any*/),
                      (v47/*:: as any*/),
                      (v33/*:: as any*/),
                      (v34/*:: as any*/),
                      (v48/*:: as any*/),
                      (v49/*:: as any*/),
                      (v50/*:: as any*/),
                      (v38/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Recruiter",
                        "kind": "LinkedField",
                        "name": "recruiter",
                        "plural": false,
                        "selections": [
                          (v9/*:: as any*/),
                          (v8/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Agency",
                            "kind": "LinkedField",
                            "name": "agency",
                            "plural": false,
                            "selections": [
                              (v7/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v51/*:: as any*/),
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v30/*:: as any*/),
            "filters": [
              "filter",
              "sort"
            ],
            "handle": "connection",
            "key": "ReviewList_reviews",
            "kind": "LinkedHandle",
            "name": "reviews"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "photoAlt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "coverUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "coverAlt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "country",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "specialities",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "roleTypes",
            "storageKey": null
          },
          (v50/*:: as any*/),
          (v41/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "average",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "confirmedOnlyCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "confirmedOnlyAverage",
            "storageKey": null
          },
          (v39/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "distribution",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasPhone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "linkedinUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invitedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "eligibleCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      (v31/*:: as any*/),
      {
        "condition": "opensReview",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v32/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Agency",
                    "kind": "LinkedField",
                    "name": "agency",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v37/*:: as any*/),
                      (v15/*:: as any*/),
                      (v7/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
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
                  (v8/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/),
              (v42/*:: as any*/),
              (v43/*:: as any*/),
              (v44/*:: as any*/),
              (v45/*:: as any*/),
              (v46/*:: as any*/),
              (v47/*:: as any*/),
              (v48/*:: as any*/),
              (v49/*:: as any*/),
              (v50/*:: as any*/),
              (v38/*:: as any*/),
              (v51/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v32/*:: as any*/),
            "concreteType": "GoneReview",
            "kind": "LinkedField",
            "name": "goneReview",
            "plural": false,
            "selections": [
              (v38/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "e4c4c46607e5ac7e2474ecc5162e0a9e",
    "id": "cc6368dbbef4e26e1b5dde5a153d387d7dd6470d59dfede109e519aa84b66936",
    "metadata": {},
    "name": "RecruiterPageQuery",
    "operationKind": "query",
    "text": "query RecruiterPageQuery(\n  $slug: String!\n  $filter: ReviewFilter\n  $sort: ReviewSort\n  $after: String\n  $reviewKey: String!\n  $opensReview: Boolean!\n) {\n  recruiter(slug: $slug) {\n    id\n    slug\n    name\n    headline\n    location\n    photoUrl\n    isClaimed\n    takesMessages\n    pageVersion\n    about\n    longText\n    videoUrl\n    publishedCount\n    reviewCount\n    reviewTallies\n    placementTallies\n    score\n    scoreAsOf\n    agency {\n      id\n      name\n      pageVersion\n    }\n    teamMates(first: 4) {\n      edges {\n        node {\n          id\n          pageVersion\n        }\n      }\n    }\n    reviews(first: 10, after: $after, filter: $filter, sort: $sort) {\n      edges {\n        node {\n          agency {\n            id\n            pageVersion\n          }\n          id\n        }\n      }\n    }\n    ...ProfileHead_recruiter\n    ...ScoreSummary_recruiter\n    ...ContactCard_recruiter\n    ...InvitationCoverage_recruiter\n    ...TeamMates_recruiter\n    ...ReviewList_recruiter_1f9PD2\n  }\n  goneProfile(slug: $slug) {\n    goneAt\n  }\n  review(key: $reviewKey) @include(if: $opensReview) {\n    title\n    body\n    shownName\n    submittedAt\n    recruiter {\n      slug\n      name\n      pageVersion\n      agency {\n        slug\n        name\n        hasPage\n        pageVersion\n        id\n      }\n      id\n    }\n    agency {\n      slug\n      id\n    }\n    ...ReviewArticle_review\n    id\n  }\n  goneReview(key: $reviewKey) @include(if: $opensReview) {\n    publication\n    recruiter {\n      slug\n      name\n      removedCount\n      isGone\n      id\n    }\n    id\n  }\n}\n\nfragment ContactCard_recruiter on Recruiter {\n  id\n  slug\n  name\n  takesMessages\n  hasPhone\n  linkedinUrl\n}\n\nfragment InvitationCoverage_recruiter on Recruiter {\n  isClaimed\n  invitedCount\n  eligibleCount\n}\n\nfragment ProfileHead_recruiter on Recruiter {\n  slug\n  name\n  headline\n  photoUrl\n  photoAlt\n  coverUrl\n  coverAlt\n  location\n  country\n  specialities\n  roleTypes\n  isClaimed\n  source\n  agency {\n    name\n    slug\n    hasPage\n    id\n  }\n}\n\nfragment RecruiterRow_recruiter on Recruiter {\n  slug\n  name\n  headline\n  photoUrl\n  score\n  scoreHalf\n  reviewCount\n}\n\nfragment ReviewArticle_review on Review {\n  id\n  reviewerType\n  shownName\n  reviewerRole\n  shownCompany\n  submittedAt\n  editedAt\n  level\n  overall\n  title\n  body\n  criteria\n  wasOfferedAnything\n  source\n  publication\n  recruiter {\n    name\n    slug\n    agency {\n      id\n    }\n    id\n  }\n  agency {\n    id\n    name\n  }\n  reply {\n    body\n    createdAt\n    updatedAt\n    editedAt\n  }\n}\n\nfragment ReviewList_recruiter_1f9PD2 on Recruiter {\n  slug\n  name\n  publishedCount\n  reviews(first: 10, after: $after, filter: $filter, sort: $sort) {\n    edges {\n      node {\n        id\n        ...ReviewArticle_review\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment ScoreSummary_recruiter on Recruiter {\n  slug\n  score\n  scoreHalf\n  scoreAsOf\n  reviewCount\n  publishedCount\n  average\n  confirmedOnlyCount\n  confirmedOnlyAverage\n  removedCount\n  distribution\n  reviewTallies\n}\n\nfragment TeamMates_recruiter on Recruiter {\n  agency {\n    name\n    slug\n    hasPage\n    id\n  }\n  teamMates(first: 4) {\n    edges {\n      node {\n        id\n        ...RecruiterRow_recruiter\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ec7d9e82b4f7662fb438e9ddc0decc47";

export default node;

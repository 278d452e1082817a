/**
 * @generated SignedSource<<849fad04e680bf900fd9a4aff1630ad1>>
 * @relayHash 3380cd0f369bbd50ec5bc3c489be5ed1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6eff3ff8389c31330a591277fab19904ab23fb46d8923393e0dff1269badb225

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
export type AgencyPageQuery$variables = {
  after?: string | null | undefined;
  filter?: ReviewFilter | null | undefined;
  opensReview: boolean;
  recruitersAfter?: string | null | undefined;
  reviewKey: string;
  slug: string;
  sort?: ReviewSort | null | undefined;
};
export type AgencyPageQuery$data = {
  readonly agency: {
    readonly country: string;
    readonly coverUrl: string | null | undefined;
    readonly description: string;
    readonly figures: {
      readonly average: number | null | undefined;
      readonly pageVersion: string;
      readonly placementTallies: Tallies;
      readonly reviewCount: number;
      readonly reviewTallies: Tallies;
      readonly score: number;
      readonly scoreAsOf: string;
    };
    readonly hasPhone: boolean;
    readonly id: string;
    readonly location: string;
    readonly logoUrl: string | null | undefined;
    readonly longText: string | null | undefined;
    readonly name: string;
    readonly pageVersion: string;
    readonly recruiters: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly pageVersion: string;
        } | null | undefined;
      } | null | undefined> | null | undefined;
    };
    readonly reviews: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly recruiter: {
            readonly id: string;
            readonly pageVersion: string;
          } | null | undefined;
        } | null | undefined;
      } | null | undefined> | null | undefined;
    };
    readonly slug: string;
    readonly takesMessages: boolean;
    readonly videoUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AgencyHead_agency" | "AgencyRecruiters_agency" | "AgencyReviews_agency" | "AgencyScore_agency">;
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
export type AgencyPageQuery = {
  response: AgencyPageQuery$data;
  variables: AgencyPageQuery$variables;
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
  "name": "recruitersAfter"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reviewKey"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v7 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
  "name": "country",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logoUrl",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "coverUrl",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longText",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "videoUrl",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "takesMessages",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPhone",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageVersion",
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
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "average",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewCount",
  "storageKey": null
},
v27 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "recruitersAfter"
},
v28 = [
  (v27/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 6
  }
],
v29 = [
  (v8/*:: as any*/),
  (v20/*:: as any*/)
],
v30 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v31 = {
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v32 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v33 = [
  (v30/*:: as any*/),
  (v31/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  (v32/*:: as any*/)
],
v34 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "reviewKey"
  }
],
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shownName",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submittedAt",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPage",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publication",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedCount",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGone",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scoreHalf",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v46 = {
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
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerType",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerRole",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shownCompany",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overall",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "criteria",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wasOfferedAnything",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "concreteType": "ReviewReply",
  "kind": "LinkedField",
  "name": "reply",
  "plural": false,
  "selections": [
    (v36/*:: as any*/),
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
    (v50/*:: as any*/)
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
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "AgencyPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Agency",
        "kind": "LinkedField",
        "name": "agency",
        "plural": false,
        "selections": [
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
          {
            "alias": null,
            "args": null,
            "concreteType": "AgencyFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": [
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v28/*:: as any*/),
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
                    "selections": (v29/*:: as any*/),
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
            "args": (v33/*:: as any*/),
            "concreteType": "AgencyReviewsConnection",
            "kind": "LinkedField",
            "name": "reviews",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AgencyReviewsConnectionEdge",
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
                        "concreteType": "Recruiter",
                        "kind": "LinkedField",
                        "name": "recruiter",
                        "plural": false,
                        "selections": (v29/*:: as any*/),
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
            "name": "AgencyHead_agency"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AgencyScore_agency"
          },
          {
            "args": [
              (v27/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "AgencyRecruiters_agency"
          },
          {
            "args": [
              (v30/*:: as any*/),
              (v31/*:: as any*/),
              (v32/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "AgencyReviews_agency"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "opensReview",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v34/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Agency",
                    "kind": "LinkedField",
                    "name": "agency",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v39/*:: as any*/),
                      (v20/*:: as any*/)
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
                  (v9/*:: as any*/)
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
            "args": (v34/*:: as any*/),
            "concreteType": "GoneReview",
            "kind": "LinkedField",
            "name": "goneReview",
            "plural": false,
            "selections": [
              (v40/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/)
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
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AgencyPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "Agency",
        "kind": "LinkedField",
        "name": "agency",
        "plural": false,
        "selections": [
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
          {
            "alias": null,
            "args": null,
            "concreteType": "AgencyFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": [
              (v20/*:: as any*/),
              (v21/*:: as any*/),
              (v22/*:: as any*/),
              (v23/*:: as any*/),
              (v24/*:: as any*/),
              (v25/*:: as any*/),
              (v26/*:: as any*/),
              (v43/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "publishedCount",
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
              (v41/*:: as any*/),
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
          {
            "alias": null,
            "args": (v28/*:: as any*/),
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
                      (v8/*:: as any*/),
                      (v20/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "headline",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "photoUrl",
                        "storageKey": null
                      },
                      (v23/*:: as any*/),
                      (v43/*:: as any*/),
                      (v26/*:: as any*/),
                      (v44/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v45/*:: as any*/)
                ],
                "storageKey": null
              },
              (v46/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v28/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "AgencyRecruiters_recruiters",
            "kind": "LinkedHandle",
            "name": "recruiters"
          },
          {
            "alias": null,
            "args": (v33/*:: as any*/),
            "concreteType": "AgencyReviewsConnection",
            "kind": "LinkedField",
            "name": "reviews",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AgencyReviewsConnectionEdge",
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
                        "concreteType": "Recruiter",
                        "kind": "LinkedField",
                        "name": "recruiter",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v20/*:: as any*/),
                          (v10/*:: as any*/),
                          (v9/*:: as any*/),
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
                          }
                        ],
                        "storageKey": null
                      },
                      (v8/*:: as any*/),
                      (v47/*:: as any*/),
                      (v37/*:: as any*/),
                      (v48/*:: as any*/),
                      (v49/*:: as any*/),
                      (v38/*:: as any*/),
                      (v50/*:: as any*/),
                      (v51/*:: as any*/),
                      (v52/*:: as any*/),
                      (v35/*:: as any*/),
                      (v36/*:: as any*/),
                      (v53/*:: as any*/),
                      (v54/*:: as any*/),
                      (v55/*:: as any*/),
                      (v40/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Agency",
                        "kind": "LinkedField",
                        "name": "agency",
                        "plural": false,
                        "selections": [
                          (v8/*:: as any*/),
                          (v10/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v56/*:: as any*/),
                      (v44/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v45/*:: as any*/)
                ],
                "storageKey": null
              },
              (v46/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v33/*:: as any*/),
            "filters": [
              "filter",
              "sort"
            ],
            "handle": "connection",
            "key": "AgencyReviews_reviews",
            "kind": "LinkedHandle",
            "name": "reviews"
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "website",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "logoAlt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "coverAlt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "opensReview",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v34/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/),
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
                  (v10/*:: as any*/),
                  (v20/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Agency",
                    "kind": "LinkedField",
                    "name": "agency",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v39/*:: as any*/),
                      (v20/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v8/*:: as any*/)
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
                  (v9/*:: as any*/),
                  (v8/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/),
              (v47/*:: as any*/),
              (v48/*:: as any*/),
              (v49/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v52/*:: as any*/),
              (v53/*:: as any*/),
              (v54/*:: as any*/),
              (v55/*:: as any*/),
              (v40/*:: as any*/),
              (v56/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v34/*:: as any*/),
            "concreteType": "GoneReview",
            "kind": "LinkedField",
            "name": "goneReview",
            "plural": false,
            "selections": [
              (v40/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v41/*:: as any*/),
                  (v42/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "3380cd0f369bbd50ec5bc3c489be5ed1",
    "id": "6eff3ff8389c31330a591277fab19904ab23fb46d8923393e0dff1269badb225",
    "metadata": {},
    "name": "AgencyPageQuery",
    "operationKind": "query",
    "text": "query AgencyPageQuery(\n  $slug: String!\n  $filter: ReviewFilter\n  $sort: ReviewSort\n  $after: String\n  $recruitersAfter: String\n  $reviewKey: String!\n  $opensReview: Boolean!\n) {\n  agency(slug: $slug) {\n    id\n    slug\n    name\n    location\n    country\n    description\n    logoUrl\n    coverUrl\n    longText\n    videoUrl\n    takesMessages\n    hasPhone\n    pageVersion\n    figures {\n      pageVersion\n      reviewTallies\n      placementTallies\n      score\n      scoreAsOf\n      average\n      reviewCount\n    }\n    recruiters(first: 6, after: $recruitersAfter) {\n      edges {\n        node {\n          id\n          pageVersion\n        }\n      }\n    }\n    reviews(first: 10, after: $after, filter: $filter, sort: $sort) {\n      edges {\n        node {\n          recruiter {\n            id\n            pageVersion\n          }\n          id\n        }\n      }\n    }\n    ...AgencyHead_agency\n    ...AgencyScore_agency\n    ...AgencyRecruiters_agency_1nEiLT\n    ...AgencyReviews_agency_1f9PD2\n  }\n  review(key: $reviewKey) @include(if: $opensReview) {\n    title\n    body\n    shownName\n    submittedAt\n    recruiter {\n      slug\n      name\n      pageVersion\n      agency {\n        slug\n        name\n        hasPage\n        pageVersion\n        id\n      }\n      id\n    }\n    agency {\n      slug\n      id\n    }\n    ...ReviewArticle_review\n    id\n  }\n  goneReview(key: $reviewKey) @include(if: $opensReview) {\n    publication\n    recruiter {\n      slug\n      name\n      removedCount\n      isGone\n      id\n    }\n    id\n  }\n}\n\nfragment AgencyHead_agency on Agency {\n  name\n  location\n  country\n  website\n  logoUrl\n  logoAlt\n  coverUrl\n  coverAlt\n}\n\nfragment AgencyRecruiters_agency_1nEiLT on Agency {\n  slug\n  name\n  recruiters(first: 6, after: $recruitersAfter) {\n    edges {\n      node {\n        id\n        ...RecruiterRow_recruiter\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment AgencyReviews_agency_1f9PD2 on Agency {\n  slug\n  name\n  figures {\n    publishedCount\n    reviewTallies\n  }\n  reviews(first: 10, after: $after, filter: $filter, sort: $sort) {\n    edges {\n      node {\n        id\n        ...ReviewArticle_review\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment AgencyScore_agency on Agency {\n  slug\n  figures {\n    score\n    scoreHalf\n    scoreAsOf\n    reviewCount\n    publishedCount\n    average\n    confirmedOnlyCount\n    confirmedOnlyAverage\n    removedCount\n    distribution\n    reviewTallies\n    invitedCount\n    eligibleCount\n  }\n}\n\nfragment RecruiterRow_recruiter on Recruiter {\n  slug\n  name\n  headline\n  photoUrl\n  score\n  scoreHalf\n  reviewCount\n}\n\nfragment ReviewArticle_review on Review {\n  id\n  reviewerType\n  shownName\n  reviewerRole\n  shownCompany\n  submittedAt\n  editedAt\n  level\n  overall\n  title\n  body\n  criteria\n  wasOfferedAnything\n  source\n  publication\n  recruiter {\n    name\n    slug\n    agency {\n      id\n    }\n    id\n  }\n  agency {\n    id\n    name\n  }\n  reply {\n    body\n    createdAt\n    updatedAt\n    editedAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "c30b51bee35cf84b244eab8ac8cbcceb";

export default node;

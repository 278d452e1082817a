/**
 * @generated SignedSource<<871c44b08d694ddef8f5e42be3fc517e>>
 * @relayHash df0b6caf07402c13929687d9e75f9d05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94103ccdd4f3be6c6558ad98b6c3c50cf1588d90c4a286e823d123fd42056999

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSort = "HIGHEST" | "LOWEST" | "NEWEST" | "OLDEST" | "%future added value";
import type { Tallies } from "#common/profiles/tallies";
export type RecruiterPageQuery$variables = {
  after?: string | null | undefined;
  audience?: string | null | undefined;
  level?: number | null | undefined;
  opensReview: boolean;
  reviewKey: string;
  slug: string;
  sort?: ReviewSort | null | undefined;
  speciality?: string | null | undefined;
  stars?: number | null | undefined;
  words?: string | null | undefined;
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
  "name": "audience"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "level"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "opensReview"
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
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "speciality"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stars"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v10 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "headline",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "location",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "photoUrl",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isClaimed",
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
  "name": "pageVersion",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "about",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longText",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "videoUrl",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publishedCount",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewCount",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewTallies",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placementTallies",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "score",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scoreAsOf",
  "storageKey": null
},
v29 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 4
  }
],
v30 = [
  (v11/*:: as any*/),
  (v19/*:: as any*/)
],
v31 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v32 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v33 = {
  "kind": "Variable",
  "name": "level",
  "variableName": "level"
},
v34 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v35 = {
  "kind": "Variable",
  "name": "speciality",
  "variableName": "speciality"
},
v36 = {
  "kind": "Variable",
  "name": "stars",
  "variableName": "stars"
},
v37 = {
  "kind": "Variable",
  "name": "words",
  "variableName": "words"
},
v38 = [
  (v31/*:: as any*/),
  (v32/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  (v33/*:: as any*/),
  (v34/*:: as any*/),
  (v35/*:: as any*/),
  (v36/*:: as any*/),
  (v37/*:: as any*/)
],
v39 = {
  "alias": null,
  "args": (v10/*:: as any*/),
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
v40 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "reviewKey"
  }
],
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shownName",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submittedAt",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPage",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publication",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedCount",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isGone",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scoreHalf",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerType",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reviewerRole",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shownCompany",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editedAt",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "level",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "overall",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "criteria",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wasOfferedAnything",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "source",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "concreteType": "ReviewReply",
  "kind": "LinkedField",
  "name": "reply",
  "plural": false,
  "selections": [
    (v42/*:: as any*/),
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
    (v53/*:: as any*/)
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RecruiterPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
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
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Agency",
            "kind": "LinkedField",
            "name": "agency",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v13/*:: as any*/),
              (v19/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v29/*:: as any*/),
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
                    "selections": (v30/*:: as any*/),
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
            "args": (v38/*:: as any*/),
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
                        "selections": (v30/*:: as any*/),
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
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
              (v35/*:: as any*/),
              (v36/*:: as any*/),
              (v37/*:: as any*/)
            ],
            "kind": "FragmentSpread",
            "name": "ReviewList_recruiter"
          }
        ],
        "storageKey": null
      },
      (v39/*:: as any*/),
      {
        "condition": "opensReview",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v40/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v41/*:: as any*/),
              (v42/*:: as any*/),
              (v43/*:: as any*/),
              (v44/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Agency",
                    "kind": "LinkedField",
                    "name": "agency",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v45/*:: as any*/),
                      (v19/*:: as any*/)
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
                  (v12/*:: as any*/)
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
            "args": (v40/*:: as any*/),
            "concreteType": "GoneReview",
            "kind": "LinkedField",
            "name": "goneReview",
            "plural": false,
            "selections": [
              (v46/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/)
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
      (v8/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v9/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RecruiterPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
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
          (v25/*:: as any*/),
          (v26/*:: as any*/),
          (v27/*:: as any*/),
          (v28/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Agency",
            "kind": "LinkedField",
            "name": "agency",
            "plural": false,
            "selections": [
              (v11/*:: as any*/),
              (v13/*:: as any*/),
              (v19/*:: as any*/),
              (v12/*:: as any*/),
              (v45/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v29/*:: as any*/),
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
                      (v11/*:: as any*/),
                      (v19/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v14/*:: as any*/),
                      (v16/*:: as any*/),
                      (v27/*:: as any*/),
                      (v49/*:: as any*/),
                      (v24/*:: as any*/)
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
            "args": (v38/*:: as any*/),
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
                          (v11/*:: as any*/),
                          (v19/*:: as any*/),
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
                      (v50/*:: as any*/),
                      (v43/*:: as any*/),
                      (v51/*:: as any*/),
                      (v52/*:: as any*/),
                      (v44/*:: as any*/),
                      (v53/*:: as any*/),
                      (v54/*:: as any*/),
                      (v55/*:: as any*/),
                      (v41/*:: as any*/),
                      (v42/*:: as any*/),
                      (v56/*:: as any*/),
                      (v57/*:: as any*/),
                      (v58/*:: as any*/),
                      (v46/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Recruiter",
                        "kind": "LinkedField",
                        "name": "recruiter",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/),
                          (v12/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Agency",
                            "kind": "LinkedField",
                            "name": "agency",
                            "plural": false,
                            "selections": [
                              (v11/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v11/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v59/*:: as any*/),
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
            "args": (v38/*:: as any*/),
            "filters": [
              "audience",
              "stars",
              "level",
              "speciality",
              "words",
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
          (v58/*:: as any*/),
          (v49/*:: as any*/),
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
          (v47/*:: as any*/),
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
      (v39/*:: as any*/),
      {
        "condition": "opensReview",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v40/*:: as any*/),
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v41/*:: as any*/),
              (v42/*:: as any*/),
              (v43/*:: as any*/),
              (v44/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v19/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Agency",
                    "kind": "LinkedField",
                    "name": "agency",
                    "plural": false,
                    "selections": [
                      (v12/*:: as any*/),
                      (v13/*:: as any*/),
                      (v45/*:: as any*/),
                      (v19/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/)
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
                  (v12/*:: as any*/),
                  (v11/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v52/*:: as any*/),
              (v53/*:: as any*/),
              (v54/*:: as any*/),
              (v55/*:: as any*/),
              (v56/*:: as any*/),
              (v57/*:: as any*/),
              (v58/*:: as any*/),
              (v46/*:: as any*/),
              (v59/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v40/*:: as any*/),
            "concreteType": "GoneReview",
            "kind": "LinkedField",
            "name": "goneReview",
            "plural": false,
            "selections": [
              (v46/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v47/*:: as any*/),
                  (v48/*:: as any*/),
                  (v11/*:: as any*/)
                ],
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "df0b6caf07402c13929687d9e75f9d05",
    "id": "94103ccdd4f3be6c6558ad98b6c3c50cf1588d90c4a286e823d123fd42056999",
    "metadata": {},
    "name": "RecruiterPageQuery",
    "operationKind": "query",
    "text": "query RecruiterPageQuery(\n  $slug: String!\n  $audience: String\n  $stars: Int\n  $level: Int\n  $speciality: String\n  $words: String\n  $sort: ReviewSort\n  $after: String\n  $reviewKey: String!\n  $opensReview: Boolean!\n) {\n  recruiter(slug: $slug) {\n    id\n    slug\n    name\n    headline\n    location\n    photoUrl\n    isClaimed\n    takesMessages\n    pageVersion\n    about\n    longText\n    videoUrl\n    publishedCount\n    reviewCount\n    reviewTallies\n    placementTallies\n    score\n    scoreAsOf\n    agency {\n      id\n      name\n      pageVersion\n    }\n    teamMates(first: 4) {\n      edges {\n        node {\n          id\n          pageVersion\n        }\n      }\n    }\n    reviews(first: 10, after: $after, audience: $audience, stars: $stars, level: $level, speciality: $speciality, words: $words, sort: $sort) {\n      edges {\n        node {\n          agency {\n            id\n            pageVersion\n          }\n          id\n        }\n      }\n    }\n    ...ProfileHead_recruiter\n    ...ScoreSummary_recruiter\n    ...ContactCard_recruiter\n    ...InvitationCoverage_recruiter\n    ...TeamMates_recruiter\n    ...ReviewList_recruiter_1yJv2A\n  }\n  goneProfile(slug: $slug) {\n    goneAt\n  }\n  review(key: $reviewKey) @include(if: $opensReview) {\n    title\n    body\n    shownName\n    submittedAt\n    recruiter {\n      slug\n      name\n      pageVersion\n      agency {\n        slug\n        name\n        hasPage\n        pageVersion\n        id\n      }\n      id\n    }\n    agency {\n      slug\n      id\n    }\n    ...ReviewArticle_review\n    id\n  }\n  goneReview(key: $reviewKey) @include(if: $opensReview) {\n    publication\n    recruiter {\n      slug\n      name\n      removedCount\n      isGone\n      id\n    }\n    id\n  }\n}\n\nfragment ContactCard_recruiter on Recruiter {\n  id\n  slug\n  name\n  takesMessages\n  hasPhone\n  linkedinUrl\n}\n\nfragment InvitationCoverage_recruiter on Recruiter {\n  isClaimed\n  invitedCount\n  eligibleCount\n}\n\nfragment ProfileHead_recruiter on Recruiter {\n  slug\n  name\n  headline\n  photoUrl\n  photoAlt\n  coverUrl\n  coverAlt\n  location\n  country\n  specialities\n  roleTypes\n  isClaimed\n  source\n  agency {\n    name\n    slug\n    hasPage\n    id\n  }\n}\n\nfragment RecruiterRow_recruiter on Recruiter {\n  slug\n  name\n  headline\n  photoUrl\n  score\n  scoreHalf\n  reviewCount\n}\n\nfragment ReviewArticle_review on Review {\n  id\n  reviewerType\n  shownName\n  reviewerRole\n  shownCompany\n  submittedAt\n  editedAt\n  level\n  overall\n  title\n  body\n  criteria\n  wasOfferedAnything\n  source\n  publication\n  recruiter {\n    name\n    slug\n    agency {\n      id\n    }\n    id\n  }\n  agency {\n    id\n    name\n  }\n  reply {\n    body\n    createdAt\n    updatedAt\n    editedAt\n  }\n}\n\nfragment ReviewList_recruiter_1yJv2A on Recruiter {\n  slug\n  name\n  publishedCount\n  reviews(first: 10, after: $after, audience: $audience, stars: $stars, level: $level, speciality: $speciality, words: $words, sort: $sort) {\n    edges {\n      node {\n        id\n        ...ReviewArticle_review\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n  id\n}\n\nfragment ScoreSummary_recruiter on Recruiter {\n  slug\n  score\n  scoreHalf\n  scoreAsOf\n  reviewCount\n  publishedCount\n  average\n  confirmedOnlyCount\n  confirmedOnlyAverage\n  removedCount\n  distribution\n  reviewTallies\n}\n\nfragment TeamMates_recruiter on Recruiter {\n  agency {\n    name\n    slug\n    hasPage\n    id\n  }\n  teamMates(first: 4) {\n    edges {\n      node {\n        id\n        ...RecruiterRow_recruiter\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f314e33de071022d787ed7a0ad2e308a";

export default node;

/**
 * @generated SignedSource<<a0506e601ab62dc1d9e0e2a7e68dd126>>
 * @relayHash ceadc3005b2946e41e0b2433b6bdf287
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0daf550d1af57be75ad948cc9e4004cee35dcd27e7b4f936040d54862606dfd6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSort = "HIGHEST" | "LOWEST" | "NEWEST" | "OLDEST" | "%future added value";
export type OwnersPartQuery$variables = {
  after?: string | null | undefined;
  audience?: string | null | undefined;
  level?: number | null | undefined;
  slug: string;
  sort?: ReviewSort | null | undefined;
  speciality?: string | null | undefined;
  stars?: number | null | undefined;
  words?: string | null | undefined;
};
export type OwnersPartQuery$data = {
  readonly recruiter: {
    readonly id: string;
    readonly reviews: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"ReplyAction_review">;
        } | null | undefined;
      } | null | undefined> | null | undefined;
    };
    readonly viewerCanAsk: boolean;
    readonly viewerIsOwner: boolean;
  } | null | undefined;
};
export type OwnersPartQuery = {
  response: OwnersPartQuery$data;
  variables: OwnersPartQuery$variables;
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
  "name": "slug"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "speciality"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stars"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v8 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerIsOwner",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanAsk",
  "storageKey": null
},
v12 = [
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
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  {
    "kind": "Variable",
    "name": "level",
    "variableName": "level"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  {
    "kind": "Variable",
    "name": "speciality",
    "variableName": "speciality"
  },
  {
    "kind": "Variable",
    "name": "stars",
    "variableName": "stars"
  },
  {
    "kind": "Variable",
    "name": "words",
    "variableName": "words"
  }
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnersPartQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": (v12/*:: as any*/),
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
                      (v9/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ReplyAction_review"
                      }
                    ],
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
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v6/*:: as any*/),
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OwnersPartQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          {
            "alias": null,
            "args": (v12/*:: as any*/),
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
                      (v9/*:: as any*/),
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
                        "name": "shownName",
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
                        "concreteType": "ReviewReply",
                        "kind": "LinkedField",
                        "name": "reply",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "version",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "body",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "updatedAt",
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
    "cacheID": "ceadc3005b2946e41e0b2433b6bdf287",
    "id": "0daf550d1af57be75ad948cc9e4004cee35dcd27e7b4f936040d54862606dfd6",
    "metadata": {},
    "name": "OwnersPartQuery",
    "operationKind": "query",
    "text": "query OwnersPartQuery(\n  $slug: String!\n  $audience: String\n  $stars: Int\n  $level: Int\n  $speciality: String\n  $words: String\n  $sort: ReviewSort\n  $after: String\n) {\n  recruiter(slug: $slug) {\n    id\n    viewerIsOwner\n    viewerCanAsk\n    reviews(first: 50, after: $after, audience: $audience, stars: $stars, level: $level, speciality: $speciality, words: $words, sort: $sort) {\n      edges {\n        node {\n          id\n          ...ReplyAction_review\n        }\n      }\n    }\n  }\n}\n\nfragment DeleteReply_review on Review {\n  id\n  shownName\n  reply {\n    version\n  }\n}\n\nfragment ReplyAction_review on Review {\n  viewerCanReply\n  shownName\n  queuedReply\n  reply {\n    version\n  }\n  ...ReplyForm_review\n  ...DeleteReply_review\n}\n\nfragment ReplyForm_review on Review {\n  id\n  queuedReply\n  reply {\n    body\n    version\n    updatedAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "db6cdf1ecf5c365916f7450eeef6426f";

export default node;

/**
 * @generated SignedSource<<cb5e2986c816bdf483829ee7076bccb6>>
 * @relayHash a903d85b9aa6cfe9dfa90817418bc28c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fd54ba5ac030fbc1507f09e66e37b739da63d331523ebebe3b6b61208b63b5f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailSort = "NEWEST" | "OLDEST" | "%future added value";
export type SuppressionSort = "NEWEST" | "OLDEST" | "%future added value";
export type MailsPageQuery$variables = {
  after?: string | null | undefined;
  isMails: boolean;
  isSuppressions: boolean;
  kind?: string | null | undefined;
  needsLook?: boolean | null | undefined;
  reason?: string | null | undefined;
  sort?: MailSort | null | undefined;
  state?: string | null | undefined;
  suppressionSort?: SuppressionSort | null | undefined;
  words?: string | null | undefined;
};
export type MailsPageQuery$data = {
  readonly mailed?: {
    readonly " $fragmentSpreads": FragmentRefs<"MailList_query">;
  } | null | undefined;
  readonly suppressed?: {
    readonly " $fragmentSpreads": FragmentRefs<"SuppressionList_query">;
  } | null | undefined;
};
export type MailsPageQuery = {
  response: MailsPageQuery$data;
  variables: MailsPageQuery$variables;
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
  "name": "isMails"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isSuppressions"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "kind"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "needsLook"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "reason"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "state"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "suppressionSort"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v10 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v11 = {
  "kind": "Variable",
  "name": "kind",
  "variableName": "kind"
},
v12 = {
  "kind": "Variable",
  "name": "needsLook",
  "variableName": "needsLook"
},
v13 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v14 = {
  "kind": "Variable",
  "name": "state",
  "variableName": "state"
},
v15 = {
  "kind": "Variable",
  "name": "words",
  "variableName": "words"
},
v16 = {
  "kind": "Variable",
  "name": "reason",
  "variableName": "reason"
},
v17 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "suppressionSort"
},
v18 = {
  "kind": "Literal",
  "name": "first",
  "value": 25
},
v19 = [
  (v10/*:: as any*/),
  (v18/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  (v15/*:: as any*/)
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v21 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v20/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Agency",
  "kind": "LinkedField",
  "name": "agency",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v25 = {
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
v26 = [
  (v10/*:: as any*/),
  (v18/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v15/*:: as any*/)
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
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MailsPageQuery",
    "selections": [
      {
        "condition": "isMails",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    (v12/*:: as any*/),
                    (v13/*:: as any*/),
                    (v14/*:: as any*/),
                    (v15/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "MailList_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "mailed"
          }
        ]
      },
      {
        "condition": "isSuppressions",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": [
                    (v10/*:: as any*/),
                    (v16/*:: as any*/),
                    (v17/*:: as any*/),
                    (v15/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "SuppressionList_query"
                }
              ],
              "type": "Query",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "suppressed"
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v9/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MailsPageQuery",
    "selections": [
      {
        "condition": "isMails",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "concreteType": "QueryMailsConnection",
            "kind": "LinkedField",
            "name": "mails",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QueryMailsConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Mail",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
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
                        "name": "toEmail",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "subject",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "state",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "queuedAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "needsLook",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "error",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "toName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "settledAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lookedIntoAt",
                        "storageKey": null
                      },
                      (v22/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "lookedIntoBy",
                        "plural": false,
                        "selections": (v21/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Mail",
                        "kind": "LinkedField",
                        "name": "sentAgainAs",
                        "plural": false,
                        "selections": [
                          (v20/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v24/*:: as any*/)
                ],
                "storageKey": null
              },
              (v25/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "filters": [
              "state",
              "kind",
              "needsLook",
              "words",
              "sort"
            ],
            "handle": "connection",
            "key": "MailList_mails",
            "kind": "LinkedHandle",
            "name": "mails"
          }
        ]
      },
      {
        "condition": "isSuppressions",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v26/*:: as any*/),
            "concreteType": "QuerySuppressionsConnection",
            "kind": "LinkedField",
            "name": "suppressions",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "QuerySuppressionsConnectionEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Suppression",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v20/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "email",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "reason",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      },
                      (v22/*:: as any*/),
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v24/*:: as any*/)
                ],
                "storageKey": null
              },
              (v25/*:: as any*/),
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
            "args": (v26/*:: as any*/),
            "filters": [
              "reason",
              "words",
              "sort"
            ],
            "handle": "connection",
            "key": "SuppressionList_suppressions",
            "kind": "LinkedHandle",
            "name": "suppressions"
          }
        ]
      }
    ]
  },
  "params": {
    "cacheID": "a903d85b9aa6cfe9dfa90817418bc28c",
    "id": "0fd54ba5ac030fbc1507f09e66e37b739da63d331523ebebe3b6b61208b63b5f",
    "metadata": {},
    "name": "MailsPageQuery",
    "operationKind": "query",
    "text": "query MailsPageQuery(\n  $isMails: Boolean!\n  $isSuppressions: Boolean!\n  $state: String\n  $kind: String\n  $needsLook: Boolean\n  $reason: String\n  $words: String\n  $sort: MailSort\n  $suppressionSort: SuppressionSort\n  $after: String\n) {\n  ...MailList_query_4EgrdB @include(if: $isMails)\n  ...SuppressionList_query_1ZVCxd @include(if: $isSuppressions)\n}\n\nfragment MailDetails_mail on Mail {\n  kind\n  toEmail\n  toName\n  state\n  error\n  text\n  queuedAt\n  settledAt\n  lookedIntoAt\n  needsLook\n  agency {\n    name\n    id\n  }\n  lookedIntoBy {\n    name\n    id\n  }\n  sentAgainAs {\n    id\n  }\n}\n\nfragment MailList_query_4EgrdB on Query {\n  mails(first: 25, after: $after, state: $state, kind: $kind, needsLook: $needsLook, words: $words, sort: $sort) {\n    edges {\n      node {\n        id\n        kind\n        toEmail\n        subject\n        state\n        queuedAt\n        needsLook\n        text\n        error\n        ...MailDetails_mail\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment SuppressionList_query_1ZVCxd on Query {\n  suppressions(first: 25, after: $after, reason: $reason, words: $words, sort: $suppressionSort) {\n    edges {\n      node {\n        id\n        email\n        reason\n        createdAt\n        agency {\n          name\n          id\n        }\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "767376ce32212903d69e7076f1c9adfe";

export default node;

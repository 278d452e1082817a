/**
 * @generated SignedSource<<802cee7177b67f34ed2b71a604d2a2ad>>
 * @relayHash 8c4af92ccab2a291c56b61dc91748210
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76ead840fbee9013674c84cbe23099fa3285a031f59a6b2df32c3517d54df9ea

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailsPageQuery$variables = {
  after?: string | null | undefined;
  isMails: boolean;
  isSuppressions: boolean;
  kind?: string | null | undefined;
  needsLook?: boolean | null | undefined;
  reason?: string | null | undefined;
  state?: string | null | undefined;
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
  "name": "state"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v8 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v9 = {
  "kind": "Variable",
  "name": "kind",
  "variableName": "kind"
},
v10 = {
  "kind": "Variable",
  "name": "needsLook",
  "variableName": "needsLook"
},
v11 = {
  "kind": "Variable",
  "name": "state",
  "variableName": "state"
},
v12 = {
  "kind": "Variable",
  "name": "words",
  "variableName": "words"
},
v13 = {
  "kind": "Variable",
  "name": "reason",
  "variableName": "reason"
},
v14 = {
  "kind": "Literal",
  "name": "first",
  "value": 25
},
v15 = [
  (v8/*:: as any*/),
  (v14/*:: as any*/),
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  (v16/*:: as any*/)
],
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "Agency",
  "kind": "LinkedField",
  "name": "agency",
  "plural": false,
  "selections": (v17/*:: as any*/),
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v21 = {
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
v22 = [
  (v8/*:: as any*/),
  (v14/*:: as any*/),
  (v13/*:: as any*/),
  (v12/*:: as any*/)
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
                    (v8/*:: as any*/),
                    (v9/*:: as any*/),
                    (v10/*:: as any*/),
                    (v11/*:: as any*/),
                    (v12/*:: as any*/)
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
                    (v8/*:: as any*/),
                    (v13/*:: as any*/),
                    (v12/*:: as any*/)
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
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
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
            "args": (v15/*:: as any*/),
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
                      (v16/*:: as any*/),
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
                      (v18/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "User",
                        "kind": "LinkedField",
                        "name": "lookedIntoBy",
                        "plural": false,
                        "selections": (v17/*:: as any*/),
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
                          (v16/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              (v21/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v15/*:: as any*/),
            "filters": [
              "state",
              "kind",
              "needsLook",
              "words"
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
            "args": (v22/*:: as any*/),
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
                      (v16/*:: as any*/),
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
                      (v18/*:: as any*/),
                      (v19/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              (v21/*:: as any*/),
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
            "args": (v22/*:: as any*/),
            "filters": [
              "reason",
              "words"
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
    "cacheID": "8c4af92ccab2a291c56b61dc91748210",
    "id": "76ead840fbee9013674c84cbe23099fa3285a031f59a6b2df32c3517d54df9ea",
    "metadata": {},
    "name": "MailsPageQuery",
    "operationKind": "query",
    "text": "query MailsPageQuery(\n  $isMails: Boolean!\n  $isSuppressions: Boolean!\n  $state: String\n  $kind: String\n  $needsLook: Boolean\n  $reason: String\n  $words: String\n  $after: String\n) {\n  ...MailList_query_2Ox9H2 @include(if: $isMails)\n  ...SuppressionList_query_25KdgZ @include(if: $isSuppressions)\n}\n\nfragment MailDetails_mail on Mail {\n  kind\n  toEmail\n  toName\n  state\n  error\n  text\n  queuedAt\n  settledAt\n  lookedIntoAt\n  needsLook\n  agency {\n    name\n    id\n  }\n  lookedIntoBy {\n    name\n    id\n  }\n  sentAgainAs {\n    id\n  }\n}\n\nfragment MailList_query_2Ox9H2 on Query {\n  mails(first: 25, after: $after, state: $state, kind: $kind, needsLook: $needsLook, words: $words) {\n    edges {\n      node {\n        id\n        kind\n        toEmail\n        subject\n        state\n        queuedAt\n        needsLook\n        text\n        error\n        ...MailDetails_mail\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n\nfragment SuppressionList_query_25KdgZ on Query {\n  suppressions(first: 25, after: $after, reason: $reason, words: $words) {\n    edges {\n      node {\n        id\n        email\n        reason\n        createdAt\n        agency {\n          name\n          id\n        }\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "36b7b5357ad44f7d736399644935d012";

export default node;

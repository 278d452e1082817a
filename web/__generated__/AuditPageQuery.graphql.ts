/**
 * @generated SignedSource<<efb7fd8dab73692be6b25454221a54eb>>
 * @relayHash 353cf9551ccef2baf2a4b7118d911e7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25a8a727f84fbffa3543a8174d924841ce8b2aeca287e9ebe8e6d4d0e488dee1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditEntrySort = "NEWEST" | "OLDEST" | "%future added value";
export type AuditPageQuery$variables = {
  action?: string | null | undefined;
  actor?: string | null | undefined;
  after?: string | null | undefined;
  agency?: string | null | undefined;
  from?: string | null | undefined;
  impersonator?: string | null | undefined;
  isImpersonated?: boolean | null | undefined;
  sort?: AuditEntrySort | null | undefined;
  subjectId?: string | null | undefined;
  until?: string | null | undefined;
  words?: string | null | undefined;
};
export type AuditPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditList_query">;
};
export type AuditPageQuery = {
  response: AuditPageQuery$data;
  variables: AuditPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "action"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "actor"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "agency"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "impersonator"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isImpersonated"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subjectId"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "until"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v11 = {
  "kind": "Variable",
  "name": "action",
  "variableName": "action"
},
v12 = {
  "kind": "Variable",
  "name": "actor",
  "variableName": "actor"
},
v13 = {
  "kind": "Variable",
  "name": "after",
  "variableName": "after"
},
v14 = {
  "kind": "Variable",
  "name": "agency",
  "variableName": "agency"
},
v15 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "from"
},
v16 = {
  "kind": "Variable",
  "name": "impersonator",
  "variableName": "impersonator"
},
v17 = {
  "kind": "Variable",
  "name": "isImpersonated",
  "variableName": "isImpersonated"
},
v18 = {
  "kind": "Variable",
  "name": "sort",
  "variableName": "sort"
},
v19 = {
  "kind": "Variable",
  "name": "subjectId",
  "variableName": "subjectId"
},
v20 = {
  "kind": "Variable",
  "name": "until",
  "variableName": "until"
},
v21 = {
  "kind": "Variable",
  "name": "words",
  "variableName": "words"
},
v22 = [
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v13/*:: as any*/),
  (v14/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  },
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v21/*:: as any*/)
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v25 = [
  (v24/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  (v23/*:: as any*/)
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
    "name": "AuditPageQuery",
    "selections": [
      {
        "args": [
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
          (v21/*:: as any*/)
        ],
        "kind": "FragmentSpread",
        "name": "AuditList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v10/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v9/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AuditPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v22/*:: as any*/),
        "concreteType": "QueryAuditEntriesConnection",
        "kind": "LinkedField",
        "name": "auditEntries",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryAuditEntriesConnectionEdge",
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
                  (v23/*:: as any*/),
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
                    "name": "actor",
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
                    "name": "subjectType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subjectId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "requestId",
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
                    "selections": (v25/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "impersonatedBy",
                    "plural": false,
                    "selections": (v25/*:: as any*/),
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
                      (v24/*:: as any*/),
                      (v23/*:: as any*/)
                    ],
                    "storageKey": null
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v22/*:: as any*/),
        "filters": [
          "words",
          "impersonator",
          "isImpersonated",
          "actor",
          "action",
          "subjectId",
          "agency",
          "from",
          "until",
          "sort"
        ],
        "handle": "connection",
        "key": "AuditList_auditEntries",
        "kind": "LinkedHandle",
        "name": "auditEntries"
      }
    ]
  },
  "params": {
    "cacheID": "353cf9551ccef2baf2a4b7118d911e7b",
    "id": "25a8a727f84fbffa3543a8174d924841ce8b2aeca287e9ebe8e6d4d0e488dee1",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": "query AuditPageQuery(\n  $words: String\n  $impersonator: String\n  $isImpersonated: Boolean\n  $actor: String\n  $action: String\n  $subjectId: String\n  $agency: String\n  $from: Date\n  $until: Date\n  $sort: AuditEntrySort\n  $after: String\n) {\n  ...AuditList_query_2DV4tv\n}\n\nfragment AuditList_query_2DV4tv on Query {\n  auditEntries(first: 50, after: $after, words: $words, impersonator: $impersonator, isImpersonated: $isImpersonated, actor: $actor, action: $action, subjectId: $subjectId, agency: $agency, from: $from, until: $until, sort: $sort) {\n    edges {\n      node {\n        id\n        at\n        actor\n        action\n        subjectType\n        subjectId\n        requestId\n        details\n        user {\n          name\n          email\n          id\n        }\n        impersonatedBy {\n          name\n          email\n          id\n        }\n        agency {\n          name\n          id\n        }\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "46d0c8289d877a2080eaf81f0fbff3f2";

export default node;

/**
 * @generated SignedSource<<1935c3237197f9f5dba4a9bc263b7ed1>>
 * @relayHash 4d960e8cc14daf43e2654e572b8b73d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78a47c984e7db42f0465d1e5bf7a8ebb6e5cd1e8b296bca610f0da766868f384

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditEntrySort = "NEWEST" | "OLDEST" | "%future added value";
export type AuditListNextQuery$variables = {
  action?: string | null | undefined;
  actor?: string | null | undefined;
  after?: string | null | undefined;
  agency?: string | null | undefined;
  first?: number | null | undefined;
  from?: string | null | undefined;
  impersonator?: string | null | undefined;
  isImpersonated?: boolean | null | undefined;
  sort?: AuditEntrySort | null | undefined;
  subjectId?: string | null | undefined;
  until?: string | null | undefined;
  words?: string | null | undefined;
};
export type AuditListNextQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AuditList_query">;
};
export type AuditListNextQuery = {
  response: AuditListNextQuery$data;
  variables: AuditListNextQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "action"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "actor"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "agency"
  },
  {
    "defaultValue": 50,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "impersonator"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isImpersonated"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sort"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subjectId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "until"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "action",
    "variableName": "action"
  },
  {
    "kind": "Variable",
    "name": "actor",
    "variableName": "actor"
  },
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "agency",
    "variableName": "agency"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "impersonator",
    "variableName": "impersonator"
  },
  {
    "kind": "Variable",
    "name": "isImpersonated",
    "variableName": "isImpersonated"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  },
  {
    "kind": "Variable",
    "name": "subjectId",
    "variableName": "subjectId"
  },
  {
    "kind": "Variable",
    "name": "until",
    "variableName": "until"
  },
  {
    "kind": "Variable",
    "name": "words",
    "variableName": "words"
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
  "name": "name",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AuditListNextQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "AuditList_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuditListNextQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                  (v2/*:: as any*/),
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
                    "selections": (v4/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "impersonatedBy",
                    "plural": false,
                    "selections": (v4/*:: as any*/),
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
                      (v3/*:: as any*/),
                      (v2/*:: as any*/)
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
        "args": (v1/*:: as any*/),
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
    "cacheID": "4d960e8cc14daf43e2654e572b8b73d4",
    "id": "78a47c984e7db42f0465d1e5bf7a8ebb6e5cd1e8b296bca610f0da766868f384",
    "metadata": {},
    "name": "AuditListNextQuery",
    "operationKind": "query",
    "text": "query AuditListNextQuery(\n  $action: String\n  $actor: String\n  $after: String\n  $agency: String\n  $first: Int = 50\n  $from: Date\n  $impersonator: String\n  $isImpersonated: Boolean\n  $sort: AuditEntrySort\n  $subjectId: String\n  $until: Date\n  $words: String\n) {\n  ...AuditList_query_Z1pKp\n}\n\nfragment AuditList_query_Z1pKp on Query {\n  auditEntries(first: $first, after: $after, words: $words, impersonator: $impersonator, isImpersonated: $isImpersonated, actor: $actor, action: $action, subjectId: $subjectId, agency: $agency, from: $from, until: $until, sort: $sort) {\n    edges {\n      node {\n        id\n        at\n        actor\n        action\n        subjectType\n        subjectId\n        requestId\n        details\n        user {\n          name\n          email\n          id\n        }\n        impersonatedBy {\n          name\n          email\n          id\n        }\n        agency {\n          name\n          id\n        }\n        __typename\n      }\n      cursor\n    }\n    pageInfo {\n      endCursor\n      hasNextPage\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "83be003e5bad2190897df1ffca0851a3";

export default node;

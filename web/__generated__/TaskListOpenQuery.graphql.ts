/**
 * @generated SignedSource<<ee2235f6ee015d4f8f8c5843bf4e4391>>
 * @relayHash 64c6eef10d56d23fd9925568da179a4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61f06049848eaedd64d13ac111c251bf325cfc625c4aa27b82109d61d34b7e92

import type { ConcreteRequest } from 'relay-runtime';
export type TaskListOpenQuery$variables = {
  after: string;
};
export type TaskListOpenQuery$data = {
  readonly tasks: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly attempts: number;
        readonly createdAt: string;
        readonly id: string;
        readonly lastError: string | null | undefined;
        readonly lockedAt: string | null | undefined;
        readonly maxAttempts: number;
        readonly name: string;
        readonly runAt: string;
        readonly state: string;
      } | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type TaskListOpenQuery = {
  response: TaskListOpenQuery$data;
  variables: TaskListOpenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "QueryTasksConnection",
    "kind": "LinkedField",
    "name": "tasks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "QueryTasksConnectionEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BackgroundTask",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
                "name": "runAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "attempts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "maxAttempts",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastError",
                "storageKey": null
              },
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
                "name": "lockedAt",
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TaskListOpenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TaskListOpenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "64c6eef10d56d23fd9925568da179a4c",
    "id": "61f06049848eaedd64d13ac111c251bf325cfc625c4aa27b82109d61d34b7e92",
    "metadata": {},
    "name": "TaskListOpenQuery",
    "operationKind": "query",
    "text": "query TaskListOpenQuery(\n  $after: String!\n) {\n  tasks(first: 1, after: $after) {\n    edges {\n      node {\n        id\n        name\n        state\n        runAt\n        attempts\n        maxAttempts\n        lastError\n        createdAt\n        lockedAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f1171075636d5af8bedc9f261d5510a1";

export default node;

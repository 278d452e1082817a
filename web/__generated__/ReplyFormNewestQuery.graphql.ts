/**
 * @generated SignedSource<<6bc265ea90f350f02c323b9c72e40250>>
 * @relayHash cf30b8019214ec5a1f88930d4b897d57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28a0192feb6cfca0a99ed25e5a5aaecebc9bda0a8dc137b3883210a6779e746c

import type { ConcreteRequest } from 'relay-runtime';
export type ReplyFormNewestQuery$variables = {
  id: string;
};
export type ReplyFormNewestQuery$data = {
  readonly node: {
    readonly reply?: {
      readonly body: string;
      readonly updatedAt: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type ReplyFormNewestQuery = {
  response: ReplyFormNewestQuery$data;
  variables: ReplyFormNewestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
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
          "name": "body",
          "storageKey": null
        },
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
          "name": "updatedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReplyFormNewestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReplyFormNewestQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "cf30b8019214ec5a1f88930d4b897d57",
    "id": "28a0192feb6cfca0a99ed25e5a5aaecebc9bda0a8dc137b3883210a6779e746c",
    "metadata": {},
    "name": "ReplyFormNewestQuery",
    "operationKind": "query",
    "text": "query ReplyFormNewestQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Review {\n      reply {\n        body\n        version\n        updatedAt\n      }\n    }\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "7ba1afe603cadbe842fbffa363fcebe0";

export default node;

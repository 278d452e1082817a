/**
 * @generated SignedSource<<449919d1e34dc861250d3e1fc5d0fbef>>
 * @relayHash 476d4907da6b5f2ef3af1d3f8308d4f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 659c751438a8ec5ddb019b006bef4711beb244ed1e6290559f284470a2a605c7

import type { ConcreteRequest } from 'relay-runtime';
export type ApproveReplyInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  replyId: string;
};
export type DecideReplyApproveMutation$variables = {
  input: ApproveReplyInput;
};
export type DecideReplyApproveMutation$data = {
  readonly approveReply: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly reply: {
      readonly id: string;
      readonly state: string;
      readonly version: number;
    } | null | undefined;
  } | null | undefined;
};
export type DecideReplyApproveMutation = {
  response: DecideReplyApproveMutation$data;
  variables: DecideReplyApproveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ApproveReplyPayload",
    "kind": "LinkedField",
    "name": "approveReply",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ReplyToCheck",
        "kind": "LinkedField",
        "name": "reply",
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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "DecideReplyApproveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DecideReplyApproveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "476d4907da6b5f2ef3af1d3f8308d4f6",
    "id": "659c751438a8ec5ddb019b006bef4711beb244ed1e6290559f284470a2a605c7",
    "metadata": {},
    "name": "DecideReplyApproveMutation",
    "operationKind": "mutation",
    "text": "mutation DecideReplyApproveMutation(\n  $input: ApproveReplyInput!\n) {\n  approveReply(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    reply {\n      id\n      state\n      version\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d51ff9f11fb8c8dd86ff13f0a064dece";

export default node;

/**
 * @generated SignedSource<<55deb6f6d3e956516a778e43bbe92d42>>
 * @relayHash eefe3a524baed00a8bac31ffc079e0ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a7cb489b7d62e4d9bcac35efb282d7ae698627341fbf34ca88417589046fcd5

import type { ConcreteRequest } from 'relay-runtime';
export type RejectReplyInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  replyId: string;
  words?: string | null | undefined;
};
export type DecideReplyRejectMutation$variables = {
  input: RejectReplyInput;
};
export type DecideReplyRejectMutation$data = {
  readonly rejectReply: {
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
export type DecideReplyRejectMutation = {
  response: DecideReplyRejectMutation$data;
  variables: DecideReplyRejectMutation$variables;
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
    "concreteType": "RejectReplyPayload",
    "kind": "LinkedField",
    "name": "rejectReply",
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
    "name": "DecideReplyRejectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DecideReplyRejectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "eefe3a524baed00a8bac31ffc079e0ee",
    "id": "1a7cb489b7d62e4d9bcac35efb282d7ae698627341fbf34ca88417589046fcd5",
    "metadata": {},
    "name": "DecideReplyRejectMutation",
    "operationKind": "mutation",
    "text": "mutation DecideReplyRejectMutation(\n  $input: RejectReplyInput!\n) {\n  rejectReply(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    reply {\n      id\n      state\n      version\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "0d227994c1e12a5179cc97621b88ac68";

export default node;

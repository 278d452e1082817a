/**
 * @generated SignedSource<<679ae78fa5c952d1ae4d2ccb21370f58>>
 * @relayHash fee05210e92c75c97c355cee1206b656
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0827166104248de23c142e70bec6854e54696000b56be480ebda5a9939fa5f8c

import type { ConcreteRequest } from 'relay-runtime';
export type SendPasswordLinkInput = {
  clientMutationId?: string | null | undefined;
  userId: string;
};
export type UserConfirmationPasswordMutation$variables = {
  input: SendPasswordLinkInput;
};
export type UserConfirmationPasswordMutation$data = {
  readonly sendPasswordLink: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly user: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type UserConfirmationPasswordMutation = {
  response: UserConfirmationPasswordMutation$data;
  variables: UserConfirmationPasswordMutation$variables;
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
    "concreteType": "SendPasswordLinkPayload",
    "kind": "LinkedField",
    "name": "sendPasswordLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "UserConfirmationPasswordMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserConfirmationPasswordMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "fee05210e92c75c97c355cee1206b656",
    "id": "0827166104248de23c142e70bec6854e54696000b56be480ebda5a9939fa5f8c",
    "metadata": {},
    "name": "UserConfirmationPasswordMutation",
    "operationKind": "mutation",
    "text": "mutation UserConfirmationPasswordMutation(\n  $input: SendPasswordLinkInput!\n) {\n  sendPasswordLink(input: $input) {\n    user {\n      id\n    }\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "b5733ea896df7c040331010074bff327";

export default node;

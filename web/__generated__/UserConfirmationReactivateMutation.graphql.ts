/**
 * @generated SignedSource<<b25d0aaffd3a834ea7fa23b740c2b19f>>
 * @relayHash 3ac3101cff46cfc6358af388526dd38d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33d9207a40994c904293b0c960d125ef357330d02e992d307ab8f0dee0ab6533

import type { ConcreteRequest } from 'relay-runtime';
export type ReactivateUserInput = {
  clientMutationId?: string | null | undefined;
  userId: string;
};
export type UserConfirmationReactivateMutation$variables = {
  input: ReactivateUserInput;
};
export type UserConfirmationReactivateMutation$data = {
  readonly reactivateUser: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly user: {
      readonly id: string;
      readonly status: string;
    } | null | undefined;
  } | null | undefined;
};
export type UserConfirmationReactivateMutation = {
  response: UserConfirmationReactivateMutation$data;
  variables: UserConfirmationReactivateMutation$variables;
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
    "concreteType": "ReactivateUserPayload",
    "kind": "LinkedField",
    "name": "reactivateUser",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
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
    "name": "UserConfirmationReactivateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserConfirmationReactivateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3ac3101cff46cfc6358af388526dd38d",
    "id": "33d9207a40994c904293b0c960d125ef357330d02e992d307ab8f0dee0ab6533",
    "metadata": {},
    "name": "UserConfirmationReactivateMutation",
    "operationKind": "mutation",
    "text": "mutation UserConfirmationReactivateMutation(\n  $input: ReactivateUserInput!\n) {\n  reactivateUser(input: $input) {\n    user {\n      id\n      status\n    }\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e0870733aae16fc96dfceb47012b8aab";

export default node;

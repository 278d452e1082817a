/**
 * @generated SignedSource<<70771cbf58b1520d70bf6536e063d5bd>>
 * @relayHash 0122fa961bc75336c20f3672c4d7d372
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8735ceea416ec4f6a41fe1fc6e5167d03c39e8b57d85649a47edbace717c12d8

import type { ConcreteRequest } from 'relay-runtime';
export type DeactivateUserInput = {
  clientMutationId?: string | null | undefined;
  userId: string;
};
export type UserConfirmationDeactivateMutation$variables = {
  input: DeactivateUserInput;
};
export type UserConfirmationDeactivateMutation$data = {
  readonly deactivateUser: {
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
export type UserConfirmationDeactivateMutation = {
  response: UserConfirmationDeactivateMutation$data;
  variables: UserConfirmationDeactivateMutation$variables;
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
    "concreteType": "DeactivateUserPayload",
    "kind": "LinkedField",
    "name": "deactivateUser",
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
    "name": "UserConfirmationDeactivateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserConfirmationDeactivateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "0122fa961bc75336c20f3672c4d7d372",
    "id": "8735ceea416ec4f6a41fe1fc6e5167d03c39e8b57d85649a47edbace717c12d8",
    "metadata": {},
    "name": "UserConfirmationDeactivateMutation",
    "operationKind": "mutation",
    "text": "mutation UserConfirmationDeactivateMutation(\n  $input: DeactivateUserInput!\n) {\n  deactivateUser(input: $input) {\n    user {\n      id\n      status\n    }\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ea987020aaf98d681cd1164ae323be9f";

export default node;

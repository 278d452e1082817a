/**
 * @generated SignedSource<<979d02d0717508f86bc27dde2c5bcc8b>>
 * @relayHash 03f9b02da6ce4992d298ac1768046e92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b37269965bad3a44af9ee89910a1c3ce3e1ca5b2d1707766437ff4885dd669ab

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeRolesInput = {
  clientMutationId?: string | null | undefined;
  roles: ReadonlyArray<string>;
  userId: string;
};
export type ChangeRolesMutation$variables = {
  input: ChangeRolesInput;
};
export type ChangeRolesMutation$data = {
  readonly changeRoles: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly user: {
      readonly id: string;
      readonly roles: ReadonlyArray<string>;
    } | null | undefined;
  } | null | undefined;
};
export type ChangeRolesMutation = {
  response: ChangeRolesMutation$data;
  variables: ChangeRolesMutation$variables;
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
    "concreteType": "ChangeRolesPayload",
    "kind": "LinkedField",
    "name": "changeRoles",
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
            "name": "roles",
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
    "name": "ChangeRolesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChangeRolesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "03f9b02da6ce4992d298ac1768046e92",
    "id": "b37269965bad3a44af9ee89910a1c3ce3e1ca5b2d1707766437ff4885dd669ab",
    "metadata": {},
    "name": "ChangeRolesMutation",
    "operationKind": "mutation",
    "text": "mutation ChangeRolesMutation(\n  $input: ChangeRolesInput!\n) {\n  changeRoles(input: $input) {\n    user {\n      id\n      roles\n    }\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "dfe5aceed65f14a8ce2adade69045fed";

export default node;

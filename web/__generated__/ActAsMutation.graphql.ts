/**
 * @generated SignedSource<<971e478e720efadce04416dc57f5ff99>>
 * @relayHash 8bfe79227c71099ca876ff7892a1e1cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 768b078dc655aa9800f71ea7d7324f250d5a0a585d31b8ebaa4c1e9d1d9b53a3

import type { ConcreteRequest } from 'relay-runtime';
export type StartImpersonationInput = {
  clientMutationId?: string | null | undefined;
  reason: string;
  userId: string;
};
export type ActAsMutation$variables = {
  input: StartImpersonationInput;
};
export type ActAsMutation$data = {
  readonly startImpersonation: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly impersonation: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type ActAsMutation = {
  response: ActAsMutation$data;
  variables: ActAsMutation$variables;
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
    "concreteType": "StartImpersonationPayload",
    "kind": "LinkedField",
    "name": "startImpersonation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Impersonation",
        "kind": "LinkedField",
        "name": "impersonation",
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
    "name": "ActAsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ActAsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8bfe79227c71099ca876ff7892a1e1cf",
    "id": "768b078dc655aa9800f71ea7d7324f250d5a0a585d31b8ebaa4c1e9d1d9b53a3",
    "metadata": {},
    "name": "ActAsMutation",
    "operationKind": "mutation",
    "text": "mutation ActAsMutation(\n  $input: StartImpersonationInput!\n) {\n  startImpersonation(input: $input) {\n    impersonation {\n      id\n    }\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fbf565d40c55696ffd40f5218744c2db";

export default node;

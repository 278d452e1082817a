/**
 * @generated SignedSource<<9f961ebc03ce80c5ea5dda65bf966944>>
 * @relayHash 9d91c613268df24beb23176fc47c4bc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70f7471f7ef9fd74c6a0b257746b198882f830da4f52ce8ef8ba7fde6dacce24

import type { ConcreteRequest } from 'relay-runtime';
export type AddSuppressionInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  reason: string;
};
export type AddSuppressionMutation$variables = {
  input: AddSuppressionInput;
};
export type AddSuppressionMutation$data = {
  readonly addSuppression: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly suppression: {
      readonly agency: {
        readonly name: string;
      } | null | undefined;
      readonly createdAt: string;
      readonly email: string;
      readonly id: string;
      readonly reason: string;
    } | null | undefined;
  } | null | undefined;
};
export type AddSuppressionMutation = {
  response: AddSuppressionMutation$data;
  variables: AddSuppressionMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
  "name": "email",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddSuppressionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddSuppressionPayload",
        "kind": "LinkedField",
        "name": "addSuppression",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Suppression",
            "kind": "LinkedField",
            "name": "suppression",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddSuppressionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddSuppressionPayload",
        "kind": "LinkedField",
        "name": "addSuppression",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Suppression",
            "kind": "LinkedField",
            "name": "suppression",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9d91c613268df24beb23176fc47c4bc3",
    "id": "70f7471f7ef9fd74c6a0b257746b198882f830da4f52ce8ef8ba7fde6dacce24",
    "metadata": {},
    "name": "AddSuppressionMutation",
    "operationKind": "mutation",
    "text": "mutation AddSuppressionMutation(\n  $input: AddSuppressionInput!\n) {\n  addSuppression(input: $input) {\n    suppression {\n      id\n      email\n      reason\n      createdAt\n      agency {\n        name\n        id\n      }\n    }\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "fac802ce821ceb69a041cb89dde530ea";

export default node;

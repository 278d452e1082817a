/**
 * @generated SignedSource<<f22327d0b9047f2d050846932ae7dc7c>>
 * @relayHash 2d62cdc701d76bb33e23a27f596877c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 367095fc172d393913532f958d80f6b833725d803e31466a8f4eb238ed9ff9ce

import type { ConcreteRequest } from 'relay-runtime';
export type EndImpersonationInput = {
  clientMutationId?: string | null | undefined;
};
export type stopActingMutation$variables = {
  input: EndImpersonationInput;
};
export type stopActingMutation$data = {
  readonly endImpersonation: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type stopActingMutation = {
  response: stopActingMutation$data;
  variables: stopActingMutation$variables;
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
    "concreteType": "EndImpersonationPayload",
    "kind": "LinkedField",
    "name": "endImpersonation",
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
    "name": "stopActingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "stopActingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2d62cdc701d76bb33e23a27f596877c2",
    "id": "367095fc172d393913532f958d80f6b833725d803e31466a8f4eb238ed9ff9ce",
    "metadata": {},
    "name": "stopActingMutation",
    "operationKind": "mutation",
    "text": "mutation stopActingMutation(\n  $input: EndImpersonationInput!\n) {\n  endImpersonation(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "072b231e179222a669d7954f163fdb36";

export default node;

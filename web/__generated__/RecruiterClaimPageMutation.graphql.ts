/**
 * @generated SignedSource<<2b1a89994214b10ecf5d3091cab08d92>>
 * @relayHash e7e0769806560d434dc7a906d161509c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb1ccbe60cac5034878b27f59789a04f84572639319d102134caa920fd922869

import type { ConcreteRequest } from 'relay-runtime';
export type RequestClaimInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  name: string;
  note?: string | null | undefined;
  recruiterId: string;
  wish?: string | null | undefined;
};
export type RecruiterClaimPageMutation$variables = {
  input: RequestClaimInput;
};
export type RecruiterClaimPageMutation$data = {
  readonly requestClaim: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type RecruiterClaimPageMutation = {
  response: RecruiterClaimPageMutation$data;
  variables: RecruiterClaimPageMutation$variables;
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
    "concreteType": "RequestClaimPayload",
    "kind": "LinkedField",
    "name": "requestClaim",
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
    "name": "RecruiterClaimPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecruiterClaimPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e7e0769806560d434dc7a906d161509c",
    "id": "eb1ccbe60cac5034878b27f59789a04f84572639319d102134caa920fd922869",
    "metadata": {},
    "name": "RecruiterClaimPageMutation",
    "operationKind": "mutation",
    "text": "mutation RecruiterClaimPageMutation(\n  $input: RequestClaimInput!\n) {\n  requestClaim(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7d22d2f4a0ce49be3f5cc31ede1a135f";

export default node;

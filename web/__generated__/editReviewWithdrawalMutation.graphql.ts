/**
 * @generated SignedSource<<a19ece8c3b02e75259d701bc4caa4d2c>>
 * @relayHash 9350ce26b544085c90e52137ec150e03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7022fc6882f3e2aab0fdd1bf10161222ea9e385146cf01fb82ae38aef84d3872

import type { ConcreteRequest } from 'relay-runtime';
export type WithdrawReviewInput = {
  clientMutationId?: string | null | undefined;
  reviewId: string;
  token: string;
};
export type editReviewWithdrawalMutation$variables = {
  input: WithdrawReviewInput;
};
export type editReviewWithdrawalMutation$data = {
  readonly withdrawReview: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type editReviewWithdrawalMutation = {
  response: editReviewWithdrawalMutation$data;
  variables: editReviewWithdrawalMutation$variables;
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
    "concreteType": "WithdrawReviewPayload",
    "kind": "LinkedField",
    "name": "withdrawReview",
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
    "name": "editReviewWithdrawalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "editReviewWithdrawalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9350ce26b544085c90e52137ec150e03",
    "id": "7022fc6882f3e2aab0fdd1bf10161222ea9e385146cf01fb82ae38aef84d3872",
    "metadata": {},
    "name": "editReviewWithdrawalMutation",
    "operationKind": "mutation",
    "text": "mutation editReviewWithdrawalMutation(\n  $input: WithdrawReviewInput!\n) {\n  withdrawReview(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a02cd22efe4dcb0fed07f12f9a303123";

export default node;

/**
 * @generated SignedSource<<497995fba8020e407370b3c587bf0954>>
 * @relayHash 5b07cdf9641a800bb86e6cc7632ead28
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b4341bdb06d70f34c49e69f88679bc80a4154a0059d17cbb0b829649445c515

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveSuppressionInput = {
  because: string;
  clientMutationId?: string | null | undefined;
  suppressionId: string;
};
export type ReleaseSuppressionMutation$variables = {
  input: RemoveSuppressionInput;
};
export type ReleaseSuppressionMutation$data = {
  readonly removeSuppression: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly suppressionId: string | null | undefined;
  } | null | undefined;
};
export type ReleaseSuppressionMutation = {
  response: ReleaseSuppressionMutation$data;
  variables: ReleaseSuppressionMutation$variables;
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
    "concreteType": "RemoveSuppressionPayload",
    "kind": "LinkedField",
    "name": "removeSuppression",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "suppressionId",
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
    "name": "ReleaseSuppressionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReleaseSuppressionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5b07cdf9641a800bb86e6cc7632ead28",
    "id": "1b4341bdb06d70f34c49e69f88679bc80a4154a0059d17cbb0b829649445c515",
    "metadata": {},
    "name": "ReleaseSuppressionMutation",
    "operationKind": "mutation",
    "text": "mutation ReleaseSuppressionMutation(\n  $input: RemoveSuppressionInput!\n) {\n  removeSuppression(input: $input) {\n    suppressionId\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "6efbac821e76a9fcd9ecdfb16fddaee2";

export default node;

/**
 * @generated SignedSource<<4694c061969b73a8f1d64374d2ac3bce>>
 * @relayHash 28929b033716748417d9b02376cfd12f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 969d8580b88fef8c14b4426e37671f152562b1a896ee27355347691df48f0b80

import type { ConcreteRequest } from 'relay-runtime';
export type RetryFailedTasksInput = {
  clientMutationId?: string | null | undefined;
  name: string;
};
export type TaskConfirmationRetryAllMutation$variables = {
  input: RetryFailedTasksInput;
};
export type TaskConfirmationRetryAllMutation$data = {
  readonly retryFailedTasks: {
    readonly count: number | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type TaskConfirmationRetryAllMutation = {
  response: TaskConfirmationRetryAllMutation$data;
  variables: TaskConfirmationRetryAllMutation$variables;
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
    "concreteType": "RetryFailedTasksPayload",
    "kind": "LinkedField",
    "name": "retryFailedTasks",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
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
    "name": "TaskConfirmationRetryAllMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TaskConfirmationRetryAllMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "28929b033716748417d9b02376cfd12f",
    "id": "969d8580b88fef8c14b4426e37671f152562b1a896ee27355347691df48f0b80",
    "metadata": {},
    "name": "TaskConfirmationRetryAllMutation",
    "operationKind": "mutation",
    "text": "mutation TaskConfirmationRetryAllMutation(\n  $input: RetryFailedTasksInput!\n) {\n  retryFailedTasks(input: $input) {\n    count\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "29607a573094c177033c3309fe0d8d32";

export default node;

/**
 * @generated SignedSource<<da4a179ab50749f7bd0b6a656b799fc3>>
 * @relayHash 153470073f0b0ad27c3f4fe8467b1db4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cd9e4b45932a8f024a5c7cf5fd46ec2563470ad6325407aaeef8128b20e79c0

import type { ConcreteRequest } from 'relay-runtime';
export type RetryTaskInput = {
  clientMutationId?: string | null | undefined;
  taskId: string;
};
export type TaskConfirmationRetryMutation$variables = {
  input: RetryTaskInput;
};
export type TaskConfirmationRetryMutation$data = {
  readonly retryTask: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly taskId: string | null | undefined;
  } | null | undefined;
};
export type TaskConfirmationRetryMutation = {
  response: TaskConfirmationRetryMutation$data;
  variables: TaskConfirmationRetryMutation$variables;
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
    "concreteType": "RetryTaskPayload",
    "kind": "LinkedField",
    "name": "retryTask",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "taskId",
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
    "name": "TaskConfirmationRetryMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TaskConfirmationRetryMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "153470073f0b0ad27c3f4fe8467b1db4",
    "id": "8cd9e4b45932a8f024a5c7cf5fd46ec2563470ad6325407aaeef8128b20e79c0",
    "metadata": {},
    "name": "TaskConfirmationRetryMutation",
    "operationKind": "mutation",
    "text": "mutation TaskConfirmationRetryMutation(\n  $input: RetryTaskInput!\n) {\n  retryTask(input: $input) {\n    taskId\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "7d53a18682ec3f5567a566f522601429";

export default node;

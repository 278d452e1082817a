/**
 * @generated SignedSource<<d5f5050a93c89ed722aadecd3fc7062f>>
 * @relayHash e6562aca26deb059894e7325cbffe0fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71a8ff3403769c2b3fc034175e3cbccc24f35dacf5442a816d7882b6858c8cea

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveTaskInput = {
  clientMutationId?: string | null | undefined;
  taskId: string;
};
export type TaskConfirmationRemoveMutation$variables = {
  input: RemoveTaskInput;
};
export type TaskConfirmationRemoveMutation$data = {
  readonly removeTask: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly taskId: string | null | undefined;
  } | null | undefined;
};
export type TaskConfirmationRemoveMutation = {
  response: TaskConfirmationRemoveMutation$data;
  variables: TaskConfirmationRemoveMutation$variables;
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
    "concreteType": "RemoveTaskPayload",
    "kind": "LinkedField",
    "name": "removeTask",
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
    "name": "TaskConfirmationRemoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TaskConfirmationRemoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e6562aca26deb059894e7325cbffe0fd",
    "id": "71a8ff3403769c2b3fc034175e3cbccc24f35dacf5442a816d7882b6858c8cea",
    "metadata": {},
    "name": "TaskConfirmationRemoveMutation",
    "operationKind": "mutation",
    "text": "mutation TaskConfirmationRemoveMutation(\n  $input: RemoveTaskInput!\n) {\n  removeTask(input: $input) {\n    taskId\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2cb38365ab22642b65778ec8246c8d87";

export default node;

/**
 * @generated SignedSource<<23f1836027fdbab6fca975e4fdb44524>>
 * @relayHash b9d1fb2c66f944d6400281d8a0c10033
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fb5b452e6723d75e124f3ee3bb817a8176df92cbefad413b040b7bf6053b6d9

import type { ConcreteRequest } from 'relay-runtime';
export type NoteInvitationActivityInput = {
  activity: string;
  clientMutationId?: string | null | undefined;
  invitationId: string;
  token: string;
};
export type activityMutation$variables = {
  input: NoteInvitationActivityInput;
};
export type activityMutation$data = {
  readonly noteInvitationActivity: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type activityMutation = {
  response: activityMutation$data;
  variables: activityMutation$variables;
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
    "concreteType": "NoteInvitationActivityPayload",
    "kind": "LinkedField",
    "name": "noteInvitationActivity",
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
    "name": "activityMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "activityMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b9d1fb2c66f944d6400281d8a0c10033",
    "id": "8fb5b452e6723d75e124f3ee3bb817a8176df92cbefad413b040b7bf6053b6d9",
    "metadata": {},
    "name": "activityMutation",
    "operationKind": "mutation",
    "text": "mutation activityMutation(\n  $input: NoteInvitationActivityInput!\n) {\n  noteInvitationActivity(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "ccaf7c236310542da43328d0a6567419";

export default node;

/**
 * @generated SignedSource<<435e11ba66ee2e2fd98c8c7d18182855>>
 * @relayHash a7566b996de8fdff22101f40d6d4427c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e636e84a84bc6f6b959ad83c2a3594f1c0df231e110812beacd4a8f0d9c1e4c1

import type { ConcreteRequest } from 'relay-runtime';
export type ContactRecruiterInput = {
  clientMutationId?: string | null | undefined;
  email: string;
  message: string;
  name: string;
  recruiterId: string;
};
export type RecruiterContactPageMutation$variables = {
  input: ContactRecruiterInput;
};
export type RecruiterContactPageMutation$data = {
  readonly contactRecruiter: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type RecruiterContactPageMutation = {
  response: RecruiterContactPageMutation$data;
  variables: RecruiterContactPageMutation$variables;
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
    "concreteType": "ContactRecruiterPayload",
    "kind": "LinkedField",
    "name": "contactRecruiter",
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
    "name": "RecruiterContactPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecruiterContactPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a7566b996de8fdff22101f40d6d4427c",
    "id": "e636e84a84bc6f6b959ad83c2a3594f1c0df231e110812beacd4a8f0d9c1e4c1",
    "metadata": {},
    "name": "RecruiterContactPageMutation",
    "operationKind": "mutation",
    "text": "mutation RecruiterContactPageMutation(\n  $input: ContactRecruiterInput!\n) {\n  contactRecruiter(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "395e499918aaa7856b0e75153ba2c653";

export default node;

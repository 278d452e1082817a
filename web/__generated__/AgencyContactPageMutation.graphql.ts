/**
 * @generated SignedSource<<d473434559aef44e6d419f1dab62239a>>
 * @relayHash 350aaca2ec81b93d79fc850e2d818a0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ccea1546ad43bf448e36e29d65967c402aceb53f0959f8bcc83b93f269556f9

import type { ConcreteRequest } from 'relay-runtime';
export type ContactAgencyInput = {
  agencyId: string;
  clientMutationId?: string | null | undefined;
  email: string;
  message: string;
  name: string;
};
export type AgencyContactPageMutation$variables = {
  input: ContactAgencyInput;
};
export type AgencyContactPageMutation$data = {
  readonly contactAgency: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type AgencyContactPageMutation = {
  response: AgencyContactPageMutation$data;
  variables: AgencyContactPageMutation$variables;
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
    "concreteType": "ContactAgencyPayload",
    "kind": "LinkedField",
    "name": "contactAgency",
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
    "name": "AgencyContactPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgencyContactPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "350aaca2ec81b93d79fc850e2d818a0f",
    "id": "4ccea1546ad43bf448e36e29d65967c402aceb53f0959f8bcc83b93f269556f9",
    "metadata": {},
    "name": "AgencyContactPageMutation",
    "operationKind": "mutation",
    "text": "mutation AgencyContactPageMutation(\n  $input: ContactAgencyInput!\n) {\n  contactAgency(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "bb4daca810a676a045bd04bb916503d7";

export default node;

/**
 * @generated SignedSource<<af8e30270310393f025012c280a5fd0d>>
 * @relayHash ceab143698cd8c0f10e1727e4a6e9af8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf27e826e66d5db3ec8b97f46ae5327e46cf4d461c3eaea6b855dd24cce8bf40

import type { ConcreteRequest } from 'relay-runtime';
export type RevealAgencyPhoneInput = {
  agencyId: string;
  clientMutationId?: string | null | undefined;
};
export type revealPhoneOfAgencyMutation$variables = {
  input: RevealAgencyPhoneInput;
};
export type revealPhoneOfAgencyMutation$data = {
  readonly revealAgencyPhone: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly phone: string | null | undefined;
  } | null | undefined;
};
export type revealPhoneOfAgencyMutation = {
  response: revealPhoneOfAgencyMutation$data;
  variables: revealPhoneOfAgencyMutation$variables;
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
    "concreteType": "RevealAgencyPhonePayload",
    "kind": "LinkedField",
    "name": "revealAgencyPhone",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "phone",
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
    "name": "revealPhoneOfAgencyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "revealPhoneOfAgencyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ceab143698cd8c0f10e1727e4a6e9af8",
    "id": "cf27e826e66d5db3ec8b97f46ae5327e46cf4d461c3eaea6b855dd24cce8bf40",
    "metadata": {},
    "name": "revealPhoneOfAgencyMutation",
    "operationKind": "mutation",
    "text": "mutation revealPhoneOfAgencyMutation(\n  $input: RevealAgencyPhoneInput!\n) {\n  revealAgencyPhone(input: $input) {\n    phone\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "a30cf7b748414c0fcf82f77cc951c69c";

export default node;

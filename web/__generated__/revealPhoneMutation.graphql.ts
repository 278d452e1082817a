/**
 * @generated SignedSource<<f47473d605a53ebacdf86fac28b1703c>>
 * @relayHash 7f4399ebed19e300a7ce8ea52c28648f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5484ab385405b1d0f7e2fad3108796d1872a580761fb5ae4f2fd42c2c9d67286

import type { ConcreteRequest } from 'relay-runtime';
export type RevealPhoneInput = {
  clientMutationId?: string | null | undefined;
  recruiterId: string;
};
export type revealPhoneMutation$variables = {
  input: RevealPhoneInput;
};
export type revealPhoneMutation$data = {
  readonly revealPhone: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly phone: string | null | undefined;
  } | null | undefined;
};
export type revealPhoneMutation = {
  response: revealPhoneMutation$data;
  variables: revealPhoneMutation$variables;
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
    "concreteType": "RevealPhonePayload",
    "kind": "LinkedField",
    "name": "revealPhone",
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
    "name": "revealPhoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "revealPhoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7f4399ebed19e300a7ce8ea52c28648f",
    "id": "5484ab385405b1d0f7e2fad3108796d1872a580761fb5ae4f2fd42c2c9d67286",
    "metadata": {},
    "name": "revealPhoneMutation",
    "operationKind": "mutation",
    "text": "mutation revealPhoneMutation(\n  $input: RevealPhoneInput!\n) {\n  revealPhone(input: $input) {\n    phone\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "88d00cd14314bf96e3ab9cefb900329a";

export default node;

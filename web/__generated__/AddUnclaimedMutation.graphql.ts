/**
 * @generated SignedSource<<c181222df6252877ca0b58fe961d6cb8>>
 * @relayHash 6f80adad114e46913bfc2134f0e07c69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b1973e6eaa00f7047b4e717c9ba647ebba48681616989fc22e92294552f157e

import type { ConcreteRequest } from 'relay-runtime';
export type AddUnclaimedProfileInput = {
  agencyId?: string | null | undefined;
  agencyName?: string | null | undefined;
  clientMutationId?: string | null | undefined;
  country: string;
  email: string;
  location?: string | null | undefined;
  name: string;
  source: string;
  speciality?: string | null | undefined;
};
export type AddUnclaimedMutation$variables = {
  input: AddUnclaimedProfileInput;
};
export type AddUnclaimedMutation$data = {
  readonly addUnclaimedProfile: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly recruiter: {
      readonly id: string;
      readonly slug: string;
    } | null | undefined;
  } | null | undefined;
};
export type AddUnclaimedMutation = {
  response: AddUnclaimedMutation$data;
  variables: AddUnclaimedMutation$variables;
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
    "concreteType": "AddUnclaimedProfilePayload",
    "kind": "LinkedField",
    "name": "addUnclaimedProfile",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Recruiter",
        "kind": "LinkedField",
        "name": "recruiter",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
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
    "name": "AddUnclaimedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddUnclaimedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6f80adad114e46913bfc2134f0e07c69",
    "id": "2b1973e6eaa00f7047b4e717c9ba647ebba48681616989fc22e92294552f157e",
    "metadata": {},
    "name": "AddUnclaimedMutation",
    "operationKind": "mutation",
    "text": "mutation AddUnclaimedMutation(\n  $input: AddUnclaimedProfileInput!\n) {\n  addUnclaimedProfile(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    recruiter {\n      id\n      slug\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f73a28f042ab8f679511c733d92daa2b";

export default node;

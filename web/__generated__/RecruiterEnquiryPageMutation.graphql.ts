/**
 * @generated SignedSource<<37952d13de9ca81517a908199ddede85>>
 * @relayHash 15420adaec26c5ad263ba892c0db0939
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93b3df343d6f9ea3321719e4fbd47f5c7a121461b1c3a2e4a5013ac3429ab1d8

import type { ConcreteRequest } from 'relay-runtime';
export type EnquireInput = {
  agencyName: string;
  clientMutationId?: string | null | undefined;
  country: string;
  email: string;
  linkedinUrl?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  speciality?: string | null | undefined;
};
export type RecruiterEnquiryPageMutation$variables = {
  input: EnquireInput;
};
export type RecruiterEnquiryPageMutation$data = {
  readonly enquire: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type RecruiterEnquiryPageMutation = {
  response: RecruiterEnquiryPageMutation$data;
  variables: RecruiterEnquiryPageMutation$variables;
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
    "concreteType": "EnquirePayload",
    "kind": "LinkedField",
    "name": "enquire",
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
    "name": "RecruiterEnquiryPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecruiterEnquiryPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "15420adaec26c5ad263ba892c0db0939",
    "id": "93b3df343d6f9ea3321719e4fbd47f5c7a121461b1c3a2e4a5013ac3429ab1d8",
    "metadata": {},
    "name": "RecruiterEnquiryPageMutation",
    "operationKind": "mutation",
    "text": "mutation RecruiterEnquiryPageMutation(\n  $input: EnquireInput!\n) {\n  enquire(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d06d0d94543818610912051f5a1eee8f";

export default node;

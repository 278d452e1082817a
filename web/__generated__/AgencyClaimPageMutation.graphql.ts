/**
 * @generated SignedSource<<975a83433aa2e70bb2cccd46f60054fc>>
 * @relayHash 87fd591785bd77fc735ec04c13c47cdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75a6721939e79995e6540e8bd93018f5d55e8cd73772b47994df5d7719325e68

import type { ConcreteRequest } from 'relay-runtime';
export type ClaimAgencyInput = {
  agencyId: string;
  clientMutationId?: string | null | undefined;
  email: string;
  name: string;
  note?: string | null | undefined;
};
export type AgencyClaimPageMutation$variables = {
  input: ClaimAgencyInput;
};
export type AgencyClaimPageMutation$data = {
  readonly claimAgency: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type AgencyClaimPageMutation = {
  response: AgencyClaimPageMutation$data;
  variables: AgencyClaimPageMutation$variables;
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
    "concreteType": "ClaimAgencyPayload",
    "kind": "LinkedField",
    "name": "claimAgency",
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
    "name": "AgencyClaimPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgencyClaimPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "87fd591785bd77fc735ec04c13c47cdf",
    "id": "75a6721939e79995e6540e8bd93018f5d55e8cd73772b47994df5d7719325e68",
    "metadata": {},
    "name": "AgencyClaimPageMutation",
    "operationKind": "mutation",
    "text": "mutation AgencyClaimPageMutation(\n  $input: ClaimAgencyInput!\n) {\n  claimAgency(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "2a1c208907a19aeb42a3fd5c0eb74f9c";

export default node;

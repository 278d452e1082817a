/**
 * @generated SignedSource<<b93e2dd72aa319b75fb9d536b372f6f2>>
 * @relayHash 5c090e09421c3243f59788554c735f3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42a930bbb9150d272a718fc97f30f88e8191047d6c390a1e0e320dc319a911d7

import type { ConcreteRequest } from 'relay-runtime';
export type ReportAgencyInput = {
  agencyId: string;
  clientMutationId?: string | null | undefined;
  email?: string | null | undefined;
  reason: string;
  words: string;
};
export type AgencyReportPageMutation$variables = {
  input: ReportAgencyInput;
};
export type AgencyReportPageMutation$data = {
  readonly reportAgency: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type AgencyReportPageMutation = {
  response: AgencyReportPageMutation$data;
  variables: AgencyReportPageMutation$variables;
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
    "concreteType": "ReportAgencyPayload",
    "kind": "LinkedField",
    "name": "reportAgency",
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
    "name": "AgencyReportPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgencyReportPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5c090e09421c3243f59788554c735f3f",
    "id": "42a930bbb9150d272a718fc97f30f88e8191047d6c390a1e0e320dc319a911d7",
    "metadata": {},
    "name": "AgencyReportPageMutation",
    "operationKind": "mutation",
    "text": "mutation AgencyReportPageMutation(\n  $input: ReportAgencyInput!\n) {\n  reportAgency(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "42da418166e8897e3058d9d5dbfe2a26";

export default node;

/**
 * @generated SignedSource<<46bf1ce11b7d49b8797d6ff982d958fb>>
 * @relayHash 64474d76128280aad54e9983c8018a91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 345079981a816bda74f6e49566ecf37ade87ef14c30aeb0ae8ed41cc0fd56a9f

import type { ConcreteRequest } from 'relay-runtime';
export type AllowanceQuery$variables = {
  recruiterId?: string | null | undefined;
};
export type AllowanceQuery$data = {
  readonly monthAllowance: {
    readonly limit: number;
    readonly resetsAt: string;
    readonly used: number;
  } | null | undefined;
};
export type AllowanceQuery = {
  response: AllowanceQuery$data;
  variables: AllowanceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "recruiterId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "recruiterId",
        "variableName": "recruiterId"
      }
    ],
    "concreteType": "MonthAllowance",
    "kind": "LinkedField",
    "name": "monthAllowance",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "limit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "used",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resetsAt",
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
    "name": "AllowanceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AllowanceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "64474d76128280aad54e9983c8018a91",
    "id": "345079981a816bda74f6e49566ecf37ade87ef14c30aeb0ae8ed41cc0fd56a9f",
    "metadata": {},
    "name": "AllowanceQuery",
    "operationKind": "query",
    "text": "query AllowanceQuery(\n  $recruiterId: ID\n) {\n  monthAllowance(recruiterId: $recruiterId) {\n    limit\n    used\n    resetsAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "94a6a01a5b629de37b0e1055612bda11";

export default node;

/**
 * @generated SignedSource<<e27069acfb09d2b4eb63e7230b19c23b>>
 * @relayHash 52ce47fc63d9a28051a7ae2bbaa8dbaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daba39f928776e7831f6a0e77eac42dd89e1512357c9c3d15a23768a5981f9c5

import type { ConcreteRequest } from 'relay-runtime';
export type beginningQuery$variables = {
  recruiterId: string;
};
export type beginningQuery$data = {
  readonly formBeginning: string;
};
export type beginningQuery = {
  response: beginningQuery$data;
  variables: beginningQuery$variables;
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
    "kind": "ScalarField",
    "name": "formBeginning",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "beginningQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "beginningQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "52ce47fc63d9a28051a7ae2bbaa8dbaf",
    "id": "daba39f928776e7831f6a0e77eac42dd89e1512357c9c3d15a23768a5981f9c5",
    "metadata": {},
    "name": "beginningQuery",
    "operationKind": "query",
    "text": "query beginningQuery(\n  $recruiterId: ID!\n) {\n  formBeginning(recruiterId: $recruiterId)\n}\n"
  }
};
})();

(node as any).hash = "9ad8464aa1e802ffd85a4d3a66e2490d";

export default node;

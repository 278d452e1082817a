/**
 * @generated SignedSource<<21fc69651c3b6fb12f71cdf4db0dfd99>>
 * @relayHash 20fd8959482134dcf4d7f62cdccf6ecb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ce2ad86aa5ac926d30cb4638ee521fb0734c7d8f8142f68102968e2728fc3e5

import type { ConcreteRequest } from 'relay-runtime';
export type AgencyPickerQuery$variables = {
  words?: string | null | undefined;
};
export type AgencyPickerQuery$data = {
  readonly agencies: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly country: string;
        readonly id: string;
        readonly isApproved: boolean | null | undefined;
        readonly name: string;
      } | null | undefined;
    } | null | undefined> | null | undefined;
  } | null | undefined;
};
export type AgencyPickerQuery = {
  response: AgencyPickerQuery$data;
  variables: AgencyPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "words"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 6
      },
      {
        "kind": "Literal",
        "name": "sort",
        "value": "NAME"
      },
      {
        "kind": "Variable",
        "name": "words",
        "variableName": "words"
      }
    ],
    "concreteType": "QueryAgenciesConnection",
    "kind": "LinkedField",
    "name": "agencies",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "QueryAgenciesConnectionEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Agency",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isApproved",
                "storageKey": null
              }
            ],
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
    "name": "AgencyPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AgencyPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "20fd8959482134dcf4d7f62cdccf6ecb",
    "id": "4ce2ad86aa5ac926d30cb4638ee521fb0734c7d8f8142f68102968e2728fc3e5",
    "metadata": {},
    "name": "AgencyPickerQuery",
    "operationKind": "query",
    "text": "query AgencyPickerQuery(\n  $words: String\n) {\n  agencies(first: 6, words: $words, sort: NAME) {\n    edges {\n      node {\n        id\n        name\n        country\n        isApproved\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "4da68a91491f2d770ee24a652aac1211";

export default node;

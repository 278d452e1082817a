/**
 * @generated SignedSource<<3df1bba6be60ffde3e33ac1a0f1c82af>>
 * @relayHash 3b706f97b536df4c18f15ab139ee58c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 965c50cc137d301a05bc1c095ed14f9f4604c22c55081741fa51145d2655af03

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
        "fields": [
          {
            "kind": "Variable",
            "name": "words",
            "variableName": "words"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 6
      },
      {
        "kind": "Literal",
        "name": "sort",
        "value": "NAME"
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
    "cacheID": "3b706f97b536df4c18f15ab139ee58c2",
    "id": "965c50cc137d301a05bc1c095ed14f9f4604c22c55081741fa51145d2655af03",
    "metadata": {},
    "name": "AgencyPickerQuery",
    "operationKind": "query",
    "text": "query AgencyPickerQuery(\n  $words: String\n) {\n  agencies(first: 6, filter: {words: $words}, sort: NAME) {\n    edges {\n      node {\n        id\n        name\n        country\n        isApproved\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "bd7f977f7b11ac89ba535f2dad514082";

export default node;

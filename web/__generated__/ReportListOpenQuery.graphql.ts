/**
 * @generated SignedSource<<a6b1112226859d3fa1480c674030395e>>
 * @relayHash e0639280c1a883e3c444adb14cee3add
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cffe5080f90325d8a4b4787d21916f9e5e31ed482eb004e2e4cdd893af5becab

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportListOpenQuery$variables = {
  id: string;
};
export type ReportListOpenQuery$data = {
  readonly node: {
    readonly row: {
      readonly agency: {
        readonly name: string;
      } | null | undefined;
      readonly createdAt: string;
      readonly id: string;
      readonly reason: string;
      readonly recruiter: {
        readonly name: string;
      } | null | undefined;
      readonly state: string;
      readonly words: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReportActions_report" | "ReportDetails_report">;
    } | null | undefined;
  } | null | undefined;
};
export type ReportListOpenQuery = {
  response: ReportListOpenQuery$data;
  variables: ReportListOpenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "words",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/)
],
v9 = [
  (v7/*:: as any*/),
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReportListOpenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Recruiter",
                  "kind": "LinkedField",
                  "name": "recruiter",
                  "plural": false,
                  "selections": (v8/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Agency",
                  "kind": "LinkedField",
                  "name": "agency",
                  "plural": false,
                  "selections": (v8/*:: as any*/),
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ReportDetails_report"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ReportActions_report"
                }
              ],
              "type": "ProfileReport",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "row"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReportListOpenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "decidedWords",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "decidedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "decidedBy",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "type": "ProfileReport",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "e0639280c1a883e3c444adb14cee3add",
    "id": "cffe5080f90325d8a4b4787d21916f9e5e31ed482eb004e2e4cdd893af5becab",
    "metadata": {},
    "name": "ReportListOpenQuery",
    "operationKind": "query",
    "text": "query ReportListOpenQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on ProfileReport {\n      id\n      reason\n      words\n      state\n      createdAt\n      recruiter {\n        name\n        id\n      }\n      agency {\n        name\n        id\n      }\n      ...ReportDetails_report\n      ...ReportActions_report\n    }\n    id\n  }\n}\n\nfragment ReportActions_report on ProfileReport {\n  id\n  version\n  email\n}\n\nfragment ReportDetails_report on ProfileReport {\n  reason\n  words\n  email\n  state\n  decidedWords\n  decidedAt\n  createdAt\n  decidedBy {\n    name\n    id\n  }\n  recruiter {\n    name\n    slug\n    id\n  }\n  agency {\n    name\n    slug\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "4cfe56b6e133bfdac90cf30daa42c2ff";

export default node;

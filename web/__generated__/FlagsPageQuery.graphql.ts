/**
 * @generated SignedSource<<4a49ff4d78818f09806b8ec2adaecbf6>>
 * @relayHash f88efe656f500e9af2842e8223ee852c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82fbf37181a7b6fe81cc6d2d8987084be29fd0b3dffa801ea266806cd4b1c743

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlagsPageQuery$variables = Record<PropertyKey, never>;
export type FlagsPageQuery$data = {
  readonly flags: {
    readonly " $fragmentSpreads": FragmentRefs<"FlagMatrix_flags">;
  } | null | undefined;
};
export type FlagsPageQuery = {
  response: FlagsPageQuery$data;
  variables: FlagsPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FlagsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FlagsHere",
        "kind": "LinkedField",
        "name": "flags",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FlagMatrix_flags"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FlagsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FlagsHere",
        "kind": "LinkedField",
        "name": "flags",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "environment",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FlagState",
            "kind": "LinkedField",
            "name": "flags",
            "plural": true,
            "selections": [
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
                "name": "isOn",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isDefault",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "onIn",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f88efe656f500e9af2842e8223ee852c",
    "id": "82fbf37181a7b6fe81cc6d2d8987084be29fd0b3dffa801ea266806cd4b1c743",
    "metadata": {},
    "name": "FlagsPageQuery",
    "operationKind": "query",
    "text": "query FlagsPageQuery {\n  flags {\n    ...FlagMatrix_flags\n  }\n}\n\nfragment FlagMatrix_flags on FlagsHere {\n  environment\n  flags {\n    name\n    isOn\n    isDefault\n    onIn\n  }\n}\n"
  }
};

(node as any).hash = "6fccc68d1e9f9707e92d9de27161699a";

export default node;

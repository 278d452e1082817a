/**
 * @generated SignedSource<<1cd03423b15f891b1577a3e2dfb0c710>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlagCases_query$data = {
  readonly flagCases: {
    readonly __id: string;
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly answerBy: string | null | undefined;
        readonly answeredAt: string | null | undefined;
        readonly decideBy: string;
        readonly flagCount: number;
        readonly id: string;
        readonly openedAt: string;
        readonly reasons: ReadonlyArray<string>;
        readonly review: {
          readonly overall: number;
          readonly recruiter: {
            readonly name: string;
          } | null | undefined;
          readonly title: string;
        } | null | undefined;
        readonly state: string;
        readonly " $fragmentSpreads": FragmentRefs<"DecideFlags_flags" | "FlagCaseDetails_flags">;
      } | null | undefined;
    } | null | undefined> | null | undefined;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  } | null | undefined;
  readonly " $fragmentType": "FlagCases_query";
};
export type FlagCases_query$key = {
  readonly " $data"?: FlagCases_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagCases_query">;
};

import FlagCasesNextQuery_graphql from './FlagCasesNextQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "flagCases"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 25,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isOverdue"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isUndecided"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "reason"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "state"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "words"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": FlagCasesNextQuery_graphql
    }
  },
  "name": "FlagCases_query",
  "selections": [
    {
      "alias": "flagCases",
      "args": [
        {
          "kind": "Variable",
          "name": "isOverdue",
          "variableName": "isOverdue"
        },
        {
          "kind": "Variable",
          "name": "isUndecided",
          "variableName": "isUndecided"
        },
        {
          "kind": "Variable",
          "name": "reason",
          "variableName": "reason"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        },
        {
          "kind": "Variable",
          "name": "state",
          "variableName": "state"
        },
        {
          "kind": "Variable",
          "name": "words",
          "variableName": "words"
        }
      ],
      "concreteType": "QueryFlagCasesConnection",
      "kind": "LinkedField",
      "name": "__FlagCases_flagCases_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "QueryFlagCasesConnectionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "FlagCase",
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
                  "name": "state",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "openedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "decideBy",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "answeredAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "answerBy",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "reasons",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "flagCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ReviewToCheck",
                  "kind": "LinkedField",
                  "name": "review",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "title",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "overall",
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
                          "name": "name",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FlagCaseDetails_flags"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DecideFlags_flags"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "1e9a474d06a2035e1c1354914de5dca0";

export default node;

/**
 * @generated SignedSource<<3827af08ea1ba95afb78a8454ad71b58>>
 * @relayHash f846243c033157148632a707ac8884b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6455d61111dd7efb48dbb1912a3e0f963da43de217daa06f8736dc10032cdc9b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettleReportInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  reportId: string;
  words?: string | null | undefined;
};
export type ReportActionsSettleMutation$variables = {
  input: SettleReportInput;
};
export type ReportActionsSettleMutation$data = {
  readonly settleReport: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly report: {
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
export type ReportActionsSettleMutation = {
  response: ReportActionsSettleMutation$data;
  variables: ReportActionsSettleMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "words",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/)
],
v10 = [
  (v8/*:: as any*/),
  (v3/*:: as any*/),
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
    "name": "ReportActionsSettleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SettleReportPayload",
        "kind": "LinkedField",
        "name": "settleReport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfileReport",
            "kind": "LinkedField",
            "name": "report",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReportActionsSettleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SettleReportPayload",
        "kind": "LinkedField",
        "name": "settleReport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ProfileReport",
            "kind": "LinkedField",
            "name": "report",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Recruiter",
                "kind": "LinkedField",
                "name": "recruiter",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Agency",
                "kind": "LinkedField",
                "name": "agency",
                "plural": false,
                "selections": (v10/*:: as any*/),
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
                  (v8/*:: as any*/),
                  (v3/*:: as any*/)
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
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f846243c033157148632a707ac8884b6",
    "id": "6455d61111dd7efb48dbb1912a3e0f963da43de217daa06f8736dc10032cdc9b",
    "metadata": {},
    "name": "ReportActionsSettleMutation",
    "operationKind": "mutation",
    "text": "mutation ReportActionsSettleMutation(\n  $input: SettleReportInput!\n) {\n  settleReport(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    report {\n      id\n      reason\n      words\n      state\n      createdAt\n      recruiter {\n        name\n        id\n      }\n      agency {\n        name\n        id\n      }\n      ...ReportDetails_report\n      ...ReportActions_report\n    }\n  }\n}\n\nfragment ReportActions_report on ProfileReport {\n  id\n  version\n  email\n}\n\nfragment ReportDetails_report on ProfileReport {\n  reason\n  words\n  email\n  state\n  decidedWords\n  decidedAt\n  createdAt\n  decidedBy {\n    name\n    id\n  }\n  recruiter {\n    name\n    slug\n    id\n  }\n  agency {\n    name\n    slug\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "08860dcecbb35158854108e146df3e6d";

export default node;

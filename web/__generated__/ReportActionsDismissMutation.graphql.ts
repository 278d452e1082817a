/**
 * @generated SignedSource<<04a030dfb75fcc7a115e7640f0136e28>>
 * @relayHash 8ecf4d4d42278a04a80cdd446002a19f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74ba6bf8bae7454241aa52ba6131936082b6b704b2bcb54460cd3ee92933dc5b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DismissReportInput = {
  clientMutationId?: string | null | undefined;
  expectedVersion: number;
  reportId: string;
  words?: string | null | undefined;
};
export type ReportActionsDismissMutation$variables = {
  input: DismissReportInput;
};
export type ReportActionsDismissMutation$data = {
  readonly dismissReport: {
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
export type ReportActionsDismissMutation = {
  response: ReportActionsDismissMutation$data;
  variables: ReportActionsDismissMutation$variables;
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
    "name": "ReportActionsDismissMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DismissReportPayload",
        "kind": "LinkedField",
        "name": "dismissReport",
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
    "name": "ReportActionsDismissMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DismissReportPayload",
        "kind": "LinkedField",
        "name": "dismissReport",
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
    "cacheID": "8ecf4d4d42278a04a80cdd446002a19f",
    "id": "74ba6bf8bae7454241aa52ba6131936082b6b704b2bcb54460cd3ee92933dc5b",
    "metadata": {},
    "name": "ReportActionsDismissMutation",
    "operationKind": "mutation",
    "text": "mutation ReportActionsDismissMutation(\n  $input: DismissReportInput!\n) {\n  dismissReport(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    report {\n      id\n      reason\n      words\n      state\n      createdAt\n      recruiter {\n        name\n        id\n      }\n      agency {\n        name\n        id\n      }\n      ...ReportDetails_report\n      ...ReportActions_report\n    }\n  }\n}\n\nfragment ReportActions_report on ProfileReport {\n  id\n  version\n  email\n}\n\nfragment ReportDetails_report on ProfileReport {\n  reason\n  words\n  email\n  state\n  decidedWords\n  decidedAt\n  createdAt\n  decidedBy {\n    name\n    id\n  }\n  recruiter {\n    name\n    slug\n    id\n  }\n  agency {\n    name\n    slug\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "dd034e0e7a0b3d84c6b7f1ae7fb88f76";

export default node;

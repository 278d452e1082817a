/**
 * @generated SignedSource<<aefb7397c9bd26709fea884959ee5321>>
 * @relayHash d24fdcb0d6902461faa9cf24ab4f536d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e71e1fd0c2a83244051c16bba3c349e92d176037687f9b08953d121f5b7a9fa4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskAgainInput = {
  clientMutationId?: string | null | undefined;
  invitationId: string;
  message?: string | null | undefined;
  scheduledFor?: string | null | undefined;
};
export type AskAgainMutation$variables = {
  input: AskAgainInput;
};
export type AskAgainMutation$data = {
  readonly askAgain: {
    readonly ended: {
      readonly " $fragmentSpreads": FragmentRefs<"AskList_row">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly invitation: {
      readonly " $fragmentSpreads": FragmentRefs<"AskList_row">;
    } | null | undefined;
  } | null | undefined;
};
export type AskAgainMutation = {
  response: AskAgainMutation$data;
  variables: AskAgainMutation$variables;
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
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
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
    (v2/*:: as any*/),
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
v4 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AskList_row"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "audience",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v8 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "recipientName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "recipientEmail",
    "storageKey": null
  },
  (v6/*:: as any*/),
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "state",
    "storageKey": null
  },
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "scheduledFor",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "sentAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "completedAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "expiresAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "remindersSent",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nextReminderAt",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "waitsForRoom",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "bounceReason",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cancelledBecause",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanCancel",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Placement",
    "kind": "LinkedField",
    "name": "placement",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "jobTitle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "companyName",
        "storageKey": null
      },
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "jobType",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 4
          }
        ],
        "concreteType": "PlacementProblemsConnection",
        "kind": "LinkedField",
        "name": "problems",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PlacementProblemsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PlacementProblem",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "kind",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "words",
                    "storageKey": null
                  },
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "problems(first:4)"
      }
    ],
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
      },
      (v5/*:: as any*/)
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanReschedule",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanResume",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanCorrect",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "askAgainFrom",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "viewerCanAskAgain",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AskAgainMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AskAgainPayload",
        "kind": "LinkedField",
        "name": "askAgain",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Invitation",
            "kind": "LinkedField",
            "name": "invitation",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Invitation",
            "kind": "LinkedField",
            "name": "ended",
            "plural": false,
            "selections": (v4/*:: as any*/),
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
    "name": "AskAgainMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AskAgainPayload",
        "kind": "LinkedField",
        "name": "askAgain",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Invitation",
            "kind": "LinkedField",
            "name": "invitation",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Invitation",
            "kind": "LinkedField",
            "name": "ended",
            "plural": false,
            "selections": (v8/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d24fdcb0d6902461faa9cf24ab4f536d",
    "id": "e71e1fd0c2a83244051c16bba3c349e92d176037687f9b08953d121f5b7a9fa4",
    "metadata": {},
    "name": "AskAgainMutation",
    "operationKind": "mutation",
    "text": "mutation AskAgainMutation(\n  $input: AskAgainInput!\n) {\n  askAgain(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    invitation {\n      ...AskList_row\n      id\n    }\n    ended {\n      ...AskList_row\n      id\n    }\n  }\n}\n\nfragment AskActions_invitation on Invitation {\n  id\n  recipientName\n  viewerCanCancel\n  ...AskDeparture_invitation\n  ...AskCorrection_invitation\n  ...AskAgain_invitation\n}\n\nfragment AskAgain_invitation on Invitation {\n  id\n  recipientName\n  message\n  askAgainFrom\n  viewerCanAskAgain\n}\n\nfragment AskCorrection_invitation on Invitation {\n  id\n  recipientName\n  recipientEmail\n  viewerCanCorrect\n}\n\nfragment AskDeparture_invitation on Invitation {\n  id\n  recipientName\n  recipientEmail\n  scheduledFor\n  viewerCanReschedule\n  viewerCanResume\n}\n\nfragment AskList_row on Invitation {\n  id\n  recipientName\n  recipientEmail\n  audience\n  message\n  state\n  createdAt\n  scheduledFor\n  sentAt\n  completedAt\n  expiresAt\n  remindersSent\n  nextReminderAt\n  waitsForRoom\n  bounceReason\n  cancelledBecause\n  viewerCanCancel\n  placement {\n    jobTitle\n    companyName\n    id\n  }\n  recruiter {\n    name\n    id\n  }\n  ...InvitationDetails_invitation\n  ...AskActions_invitation\n}\n\nfragment InvitationDetails_invitation on Invitation {\n  recipientEmail\n  audience\n  message\n  state\n  cancelledBecause\n  createdAt\n  scheduledFor\n  sentAt\n  completedAt\n  expiresAt\n  remindersSent\n  recruiter {\n    name\n    id\n  }\n  placement {\n    jobTitle\n    jobType\n    startDate\n    companyName\n    ...PlacementProblems_placement\n    id\n  }\n}\n\nfragment PlacementProblems_placement on Placement {\n  problems(first: 4) {\n    edges {\n      node {\n        audience\n        kind\n        words\n        createdAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1967a3502faa00a05a3f37a9ab5802a6";

export default node;

/**
 * @generated SignedSource<<44734c4349317fc63ba489f5a04d3d0b>>
 * @relayHash 6b488a1cd19a114fe693d50ec3f22183
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2f3c29a014980b726335f9515e0ffcfa8c7b9e0bcffcd6743a2a93d3cee586b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendNowInput = {
  clientMutationId?: string | null | undefined;
  invitationId: string;
};
export type AskDepartureSendMutation$variables = {
  input: SendNowInput;
};
export type AskDepartureSendMutation$data = {
  readonly sendNow: {
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
export type AskDepartureSendMutation = {
  response: AskDepartureSendMutation$data;
  variables: AskDepartureSendMutation$variables;
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
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "audience",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AskDepartureSendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendNowPayload",
        "kind": "LinkedField",
        "name": "sendNow",
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
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AskList_row"
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
    "name": "AskDepartureSendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendNowPayload",
        "kind": "LinkedField",
        "name": "sendNow",
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
            "selections": [
              (v4/*:: as any*/),
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
              (v5/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              (v6/*:: as any*/),
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
                  (v4/*:: as any*/),
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
                              (v5/*:: as any*/),
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
                              (v6/*:: as any*/)
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
                  (v4/*:: as any*/)
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "6b488a1cd19a114fe693d50ec3f22183",
    "id": "f2f3c29a014980b726335f9515e0ffcfa8c7b9e0bcffcd6743a2a93d3cee586b",
    "metadata": {},
    "name": "AskDepartureSendMutation",
    "operationKind": "mutation",
    "text": "mutation AskDepartureSendMutation(\n  $input: SendNowInput!\n) {\n  sendNow(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    invitation {\n      ...AskList_row\n      id\n    }\n  }\n}\n\nfragment AskActions_invitation on Invitation {\n  id\n  recipientName\n  viewerCanCancel\n  ...AskDeparture_invitation\n  ...AskCorrection_invitation\n  ...AskAgain_invitation\n}\n\nfragment AskAgain_invitation on Invitation {\n  id\n  recipientName\n  message\n  askAgainFrom\n  viewerCanAskAgain\n}\n\nfragment AskCorrection_invitation on Invitation {\n  id\n  recipientName\n  recipientEmail\n  viewerCanCorrect\n}\n\nfragment AskDeparture_invitation on Invitation {\n  id\n  recipientName\n  recipientEmail\n  scheduledFor\n  viewerCanReschedule\n  viewerCanResume\n}\n\nfragment AskList_row on Invitation {\n  id\n  recipientName\n  recipientEmail\n  audience\n  message\n  state\n  createdAt\n  scheduledFor\n  sentAt\n  completedAt\n  expiresAt\n  remindersSent\n  nextReminderAt\n  waitsForRoom\n  bounceReason\n  cancelledBecause\n  viewerCanCancel\n  placement {\n    jobTitle\n    companyName\n    id\n  }\n  recruiter {\n    name\n    id\n  }\n  ...InvitationDetails_invitation\n  ...AskActions_invitation\n}\n\nfragment InvitationDetails_invitation on Invitation {\n  recipientEmail\n  audience\n  message\n  state\n  cancelledBecause\n  createdAt\n  scheduledFor\n  sentAt\n  completedAt\n  expiresAt\n  remindersSent\n  recruiter {\n    name\n    id\n  }\n  placement {\n    jobTitle\n    jobType\n    startDate\n    companyName\n    ...PlacementProblems_placement\n    id\n  }\n}\n\nfragment PlacementProblems_placement on Placement {\n  problems(first: 4) {\n    edges {\n      node {\n        audience\n        kind\n        words\n        createdAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "e02d6f371ef4f7ebf5abb45c3ce1faac";

export default node;

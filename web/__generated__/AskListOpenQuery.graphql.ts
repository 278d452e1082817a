/**
 * @generated SignedSource<<2e87708a93f8958c1a6e32c96cdeba58>>
 * @relayHash 9821c475d2a0016fd6718fba4456efea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb31d618e27412b86bf5b2ea7d446ff8d60f3718ce0f1e506d5b7e9c8d85eac9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskListOpenQuery$variables = {
  id: string;
};
export type AskListOpenQuery$data = {
  readonly node: {
    readonly row: {
      readonly audience: string;
      readonly bounceReason: string | null | undefined;
      readonly cancelledBecause: string | null | undefined;
      readonly completedAt: string | null | undefined;
      readonly createdAt: string;
      readonly expiresAt: string | null | undefined;
      readonly id: string;
      readonly message: string | null | undefined;
      readonly nextReminderAt: string | null | undefined;
      readonly placement: {
        readonly companyName: string | null | undefined;
        readonly jobTitle: string;
      } | null | undefined;
      readonly recipientEmail: string;
      readonly recipientName: string;
      readonly recruiter: {
        readonly name: string;
      } | null | undefined;
      readonly remindersSent: number;
      readonly scheduledFor: string | null | undefined;
      readonly sentAt: string | null | undefined;
      readonly state: string;
      readonly viewerCanCancel: boolean;
      readonly waitsForRoom: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"AskActions_invitation" | "InvitationDetails_invitation">;
    } | null | undefined;
  } | null | undefined;
};
export type AskListOpenQuery = {
  response: AskListOpenQuery$data;
  variables: AskListOpenQuery$variables;
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
  "name": "recipientName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recipientEmail",
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
  "name": "message",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledFor",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentAt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "remindersSent",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nextReminderAt",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitsForRoom",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bounceReason",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cancelledBecause",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanCancel",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobTitle",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AskListOpenQuery",
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
                (v7/*:: as any*/),
                (v8/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                (v12/*:: as any*/),
                (v13/*:: as any*/),
                (v14/*:: as any*/),
                (v15/*:: as any*/),
                (v16/*:: as any*/),
                (v17/*:: as any*/),
                (v18/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Placement",
                  "kind": "LinkedField",
                  "name": "placement",
                  "plural": false,
                  "selections": [
                    (v19/*:: as any*/),
                    (v20/*:: as any*/)
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
                    (v21/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "InvitationDetails_invitation"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "AskActions_invitation"
                }
              ],
              "type": "Invitation",
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
    "name": "AskListOpenQuery",
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
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Placement",
                "kind": "LinkedField",
                "name": "placement",
                "plural": false,
                "selections": [
                  (v19/*:: as any*/),
                  (v20/*:: as any*/),
                  (v2/*:: as any*/),
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
                              (v8/*:: as any*/)
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
                  (v21/*:: as any*/),
                  (v2/*:: as any*/)
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
            "type": "Invitation",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "9821c475d2a0016fd6718fba4456efea",
    "id": "cb31d618e27412b86bf5b2ea7d446ff8d60f3718ce0f1e506d5b7e9c8d85eac9",
    "metadata": {},
    "name": "AskListOpenQuery",
    "operationKind": "query",
    "text": "query AskListOpenQuery(\n  $id: ID!\n) {\n  node(id: $id) {\n    __typename\n    ... on Invitation {\n      id\n      recipientName\n      recipientEmail\n      audience\n      message\n      state\n      createdAt\n      scheduledFor\n      sentAt\n      completedAt\n      expiresAt\n      remindersSent\n      nextReminderAt\n      waitsForRoom\n      bounceReason\n      cancelledBecause\n      viewerCanCancel\n      placement {\n        jobTitle\n        companyName\n        id\n      }\n      recruiter {\n        name\n        id\n      }\n      ...InvitationDetails_invitation\n      ...AskActions_invitation\n    }\n    id\n  }\n}\n\nfragment AskActions_invitation on Invitation {\n  id\n  recipientName\n  viewerCanCancel\n  ...AskDeparture_invitation\n  ...AskCorrection_invitation\n  ...AskAgain_invitation\n}\n\nfragment AskAgain_invitation on Invitation {\n  id\n  recipientName\n  message\n  askAgainFrom\n  viewerCanAskAgain\n}\n\nfragment AskCorrection_invitation on Invitation {\n  id\n  recipientName\n  recipientEmail\n  viewerCanCorrect\n}\n\nfragment AskDeparture_invitation on Invitation {\n  id\n  recipientName\n  recipientEmail\n  scheduledFor\n  viewerCanReschedule\n  viewerCanResume\n}\n\nfragment InvitationDetails_invitation on Invitation {\n  recipientEmail\n  audience\n  message\n  state\n  cancelledBecause\n  createdAt\n  scheduledFor\n  sentAt\n  completedAt\n  expiresAt\n  remindersSent\n  recruiter {\n    name\n    id\n  }\n  placement {\n    jobTitle\n    jobType\n    startDate\n    companyName\n    ...PlacementProblems_placement\n    id\n  }\n}\n\nfragment PlacementProblems_placement on Placement {\n  problems(first: 4) {\n    edges {\n      node {\n        audience\n        kind\n        words\n        createdAt\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d6efcc75751c7f6cb6154edee525b45c";

export default node;

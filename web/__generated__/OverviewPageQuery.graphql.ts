/**
 * @generated SignedSource<<8e9d38d566467b4b88fe45f35a941123>>
 * @relayHash 0925d80bd10364c585db630a89975691
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04c8adfd94eaca99881b04f0ae620ad71a80f9aa2d4c41376f6d3f405dc571dc

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OverviewPageQuery$variables = Record<PropertyKey, never>;
export type OverviewPageQuery$data = {
  readonly panelOverview: {
    readonly " $fragmentSpreads": FragmentRefs<"Health_overview" | "Queues_overview">;
  } | null | undefined;
};
export type OverviewPageQuery = {
  response: OverviewPageQuery$data;
  variables: OverviewPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isBounded",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oldestAt",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OverviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PanelOverview",
        "kind": "LinkedField",
        "name": "panelOverview",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Health_overview"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Queues_overview"
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
    "name": "OverviewPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PanelOverview",
        "kind": "LinkedField",
        "name": "panelOverview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseMs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "workers",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "workerSeenAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PanelQueue",
            "kind": "LinkedField",
            "name": "dueTasks",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PanelQueue",
            "kind": "LinkedField",
            "name": "failedTasks",
            "plural": false,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PanelQueue",
            "kind": "LinkedField",
            "name": "failedMails",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PanelQueue",
            "kind": "LinkedField",
            "name": "queues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "part",
                "storageKey": null
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "0925d80bd10364c585db630a89975691",
    "id": "04c8adfd94eaca99881b04f0ae620ad71a80f9aa2d4c41376f6d3f405dc571dc",
    "metadata": {},
    "name": "OverviewPageQuery",
    "operationKind": "query",
    "text": "query OverviewPageQuery {\n  panelOverview {\n    ...Health_overview\n    ...Queues_overview\n  }\n}\n\nfragment Health_overview on PanelOverview {\n  databaseMs\n  workers\n  workerSeenAt\n  dueTasks {\n    count\n    isBounded\n    oldestAt\n  }\n  failedTasks {\n    count\n    isBounded\n    oldestAt\n  }\n  failedMails {\n    count\n    isBounded\n  }\n}\n\nfragment Queues_overview on PanelOverview {\n  queues {\n    part\n    count\n    isBounded\n    oldestAt\n  }\n}\n"
  }
};
})();

(node as any).hash = "7818c247b23e64313fc2baab20dbddfe";

export default node;

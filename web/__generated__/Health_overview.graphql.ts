/**
 * @generated SignedSource<<334462f11fc91b0c5ea50a25314147e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Health_overview$data = {
  readonly databaseMs: number;
  readonly dueTasks: {
    readonly count: number;
    readonly isBounded: boolean;
    readonly oldestAt: string | null | undefined;
  };
  readonly failedMails: {
    readonly count: number;
    readonly isBounded: boolean;
  };
  readonly failedTasks: {
    readonly count: number;
    readonly isBounded: boolean;
    readonly oldestAt: string | null | undefined;
  };
  readonly workerSeenAt: string | null | undefined;
  readonly workers: number;
  readonly " $fragmentType": "Health_overview";
};
export type Health_overview$key = {
  readonly " $data"?: Health_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Health_overview">;
};

const node: ReaderFragment = (function(){
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
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "oldestAt",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Health_overview",
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
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PanelQueue",
      "kind": "LinkedField",
      "name": "failedTasks",
      "plural": false,
      "selections": (v2/*:: as any*/),
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
    }
  ],
  "type": "PanelOverview",
  "abstractKey": null
};
})();

(node as any).hash = "461891a433bcdb0742b685190ee6d369";

export default node;

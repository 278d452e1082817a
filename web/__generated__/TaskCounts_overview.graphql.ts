/**
 * @generated SignedSource<<5aa26c352e366921e2934f5ecab5af55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskCounts_overview$data = {
  readonly dueTasks: {
    readonly count: number;
    readonly isBounded: boolean;
    readonly oldestAt: string | null | undefined;
  };
  readonly failedTasks: {
    readonly count: number;
    readonly isBounded: boolean;
    readonly oldestAt: string | null | undefined;
  };
  readonly " $fragmentType": "TaskCounts_overview";
};
export type TaskCounts_overview$key = {
  readonly " $data"?: TaskCounts_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskCounts_overview">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isBounded",
    "storageKey": null
  },
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
  "name": "TaskCounts_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PanelQueue",
      "kind": "LinkedField",
      "name": "dueTasks",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PanelQueue",
      "kind": "LinkedField",
      "name": "failedTasks",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PanelOverview",
  "abstractKey": null
};
})();

(node as any).hash = "2d5ad71a7126cd77bbac3255177aac62";

export default node;

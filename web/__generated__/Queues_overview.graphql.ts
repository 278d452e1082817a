/**
 * @generated SignedSource<<d39e2ddf6f968d924634e370362ed925>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Queues_overview$data = {
  readonly queues: ReadonlyArray<{
    readonly count: number;
    readonly isBounded: boolean;
    readonly oldestAt: string | null | undefined;
    readonly part: string;
  }>;
  readonly " $fragmentType": "Queues_overview";
};
export type Queues_overview$key = {
  readonly " $data"?: Queues_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"Queues_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Queues_overview",
  "selections": [
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
      ],
      "storageKey": null
    }
  ],
  "type": "PanelOverview",
  "abstractKey": null
};

(node as any).hash = "aa0478b01727b213bdab29766ae0b527";

export default node;

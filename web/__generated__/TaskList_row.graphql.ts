/**
 * @generated SignedSource<<865b8b3fca820dfca421c655953a0719>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaskList_row$data = {
  readonly attempts: number;
  readonly createdAt: string;
  readonly id: string;
  readonly lastError: string | null | undefined;
  readonly lockedAt: string | null | undefined;
  readonly maxAttempts: number;
  readonly name: string;
  readonly runAt: string;
  readonly state: string;
  readonly " $fragmentType": "TaskList_row";
};
export type TaskList_row$key = {
  readonly " $data"?: TaskList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskList_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TaskList_row",
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
      "name": "name",
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
      "name": "runAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxAttempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastError",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lockedAt",
      "storageKey": null
    }
  ],
  "type": "BackgroundTask",
  "abstractKey": null
};

(node as any).hash = "3f7f92d6274bbac92a1983f799923232";

export default node;

/**
 * @generated SignedSource<<05055cccb92fb3660dd5618b256ba2ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type History_entries$data = ReadonlyArray<{
  readonly action: string;
  readonly at: string;
  readonly id: string;
  readonly kind: string | null | undefined;
  readonly user: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "History_entries";
}>;
export type History_entries$key = ReadonlyArray<{
  readonly " $data"?: History_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "History_entries",
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
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HistoryEntry",
  "abstractKey": null
};

(node as any).hash = "c708b049d1e4916be5b69c8e6bf683ed";

export default node;

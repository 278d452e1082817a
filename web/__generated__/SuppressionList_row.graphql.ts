/**
 * @generated SignedSource<<1c5a6b9481f4a2549c90ee44ad17e612>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuppressionList_row$data = {
  readonly agency: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly email: string;
  readonly id: string;
  readonly reason: string;
  readonly " $fragmentType": "SuppressionList_row";
};
export type SuppressionList_row$key = {
  readonly " $data"?: SuppressionList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuppressionList_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuppressionList_row",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "agency",
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
  "type": "Suppression",
  "abstractKey": null
};

(node as any).hash = "922fdb7c5c2880cb32627ef9a143bf1d";

export default node;

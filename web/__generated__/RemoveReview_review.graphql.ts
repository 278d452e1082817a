/**
 * @generated SignedSource<<4127d8fe4bbf1fdfe7f57e0160f38418>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveReview_review$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "RemoveReview_review";
};
export type RemoveReview_review$key = {
  readonly " $data"?: RemoveReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveReview_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RemoveReview_review",
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "ReviewToCheck",
  "abstractKey": null
};

(node as any).hash = "fb3b754f49acbb0cd23dad8bf484af87";

export default node;

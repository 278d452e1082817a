/**
 * @generated SignedSource<<80412350cbf8575d5acb296ee7d2d9b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReceivedReviewActions_review$data = {
  readonly id: string;
  readonly " $fragmentType": "ReceivedReviewActions_review";
};
export type ReceivedReviewActions_review$key = {
  readonly " $data"?: ReceivedReviewActions_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedReviewActions_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceivedReviewActions_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "0ce34c69fc6539d6526646e7b95f2887";

export default node;

/**
 * @generated SignedSource<<de36d33e8dc8af134dddcf9f5a28a027>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecideReply_reply$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "DecideReply_reply";
};
export type DecideReply_reply$key = {
  readonly " $data"?: DecideReply_reply$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecideReply_reply">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecideReply_reply",
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
  "type": "ReplyToCheck",
  "abstractKey": null
};

(node as any).hash = "f79611ba1b4b7adf342ee0d8c58f9808";

export default node;

/**
 * @generated SignedSource<<9b370509518f9951861c5eb5c869ab5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyForm_review$data = {
  readonly id: string;
  readonly reply: {
    readonly body: string;
    readonly updatedAt: string;
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "ReplyForm_review";
};
export type ReplyForm_review$key = {
  readonly " $data"?: ReplyForm_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyForm_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplyForm_review",
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
      "concreteType": "ReviewReply",
      "kind": "LinkedField",
      "name": "reply",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "674506f48b42d45fb2720a0bd327f63c";

export default node;

/**
 * @generated SignedSource<<d18c585538b3c7b7e55fbe5349cc28c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyForm_review$data = {
  readonly id: string;
  readonly queuedReply: string | null | undefined;
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
      "kind": "ScalarField",
      "name": "queuedReply",
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

(node as any).hash = "98580a242657fd33ef73f16ea640fc3e";

export default node;

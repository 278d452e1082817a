/**
 * @generated SignedSource<<16d35c23e5b9880bdce782f4e1092c3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyAction_review$data = {
  readonly reply: {
    readonly version: number;
  } | null | undefined;
  readonly shownName: string;
  readonly viewerCanReply: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyForm_review">;
  readonly " $fragmentType": "ReplyAction_review";
};
export type ReplyAction_review$key = {
  readonly " $data"?: ReplyAction_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyAction_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReplyAction_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReply",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shownName",
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
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyForm_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "9ac8d33798ca0519dc1f18bb4b174eb0";

export default node;

/**
 * @generated SignedSource<<5ce71dc61b03e561abf095f5ddf873be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyAction_review$data = {
  readonly queuedReply: string | null | undefined;
  readonly reply: {
    readonly version: number;
  } | null | undefined;
  readonly shownName: string;
  readonly viewerCanReply: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteReply_review" | "ReplyForm_review">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteReply_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "55a528189ad72d4c1563e2c67ba21c33";

export default node;

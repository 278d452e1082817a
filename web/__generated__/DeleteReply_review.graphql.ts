/**
 * @generated SignedSource<<47a80310bec3bf9df6366f7ea8ee4247>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteReply_review$data = {
  readonly id: string;
  readonly reply: {
    readonly version: number;
  } | null | undefined;
  readonly shownName: string;
  readonly " $fragmentType": "DeleteReply_review";
};
export type DeleteReply_review$key = {
  readonly " $data"?: DeleteReply_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteReply_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteReply_review",
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
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "41221070d89827caa976f63cf319a992";

export default node;

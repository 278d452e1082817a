/**
 * @generated SignedSource<<956230c61bc31e521c734716b7686db7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskAgain_invitation$data = {
  readonly askAgainFrom: string | null | undefined;
  readonly id: string;
  readonly message: string | null | undefined;
  readonly recipientName: string;
  readonly viewerCanAskAgain: boolean;
  readonly " $fragmentType": "AskAgain_invitation";
};
export type AskAgain_invitation$key = {
  readonly " $data"?: AskAgain_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskAgain_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskAgain_invitation",
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
      "name": "recipientName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "askAgainFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAskAgain",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "a902a31e9d0b42c6bb841a74bab721ba";

export default node;

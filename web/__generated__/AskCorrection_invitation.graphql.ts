/**
 * @generated SignedSource<<fc3b63155fa58971e5734ac1835253df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskCorrection_invitation$data = {
  readonly id: string;
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly viewerCanCorrect: boolean;
  readonly " $fragmentType": "AskCorrection_invitation";
};
export type AskCorrection_invitation$key = {
  readonly " $data"?: AskCorrection_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskCorrection_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskCorrection_invitation",
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
      "name": "recipientEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanCorrect",
      "storageKey": null
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "af7581fbb31d399aa730280dde501dd8";

export default node;

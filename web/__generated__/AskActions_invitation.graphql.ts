/**
 * @generated SignedSource<<d17fa2b2d0676da851669377113f2055>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskActions_invitation$data = {
  readonly id: string;
  readonly recipientName: string;
  readonly viewerCanCancel: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AskAgain_invitation" | "AskCorrection_invitation" | "AskDeparture_invitation">;
  readonly " $fragmentType": "AskActions_invitation";
};
export type AskActions_invitation$key = {
  readonly " $data"?: AskActions_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskActions_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskActions_invitation",
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
      "name": "viewerCanCancel",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AskDeparture_invitation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AskCorrection_invitation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AskAgain_invitation"
    }
  ],
  "type": "Invitation",
  "abstractKey": null
};

(node as any).hash = "b8848efd6340663e91bd00b65da923e2";

export default node;

/**
 * @generated SignedSource<<7ff67c315c792fe52ae4a54d9a1e232e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartActing_user$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActAs_user">;
  readonly " $fragmentType": "StartActing_user";
};
export type StartActing_user$key = {
  readonly " $data"?: StartActing_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartActing_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StartActing_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActAs_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "95d5fd5d165aa3ddb1c02af3fa6dbbc2";

export default node;

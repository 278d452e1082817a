/**
 * @generated SignedSource<<eb92a9e107a24f3a3d3db63ce01bfddb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeRoles_user$data = {
  readonly id: string;
  readonly name: string;
  readonly roles: ReadonlyArray<string>;
  readonly type: string;
  readonly " $fragmentType": "ChangeRoles_user";
};
export type ChangeRoles_user$key = {
  readonly " $data"?: ChangeRoles_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoles_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeRoles_user",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "dd1b806112f8ea1250ba81ab0f69a30c";

export default node;

/**
 * @generated SignedSource<<a7ff4f81bcb63fdc45fe031d44749dd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountActions_user$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeRoles_user">;
  readonly " $fragmentType": "AccountActions_user";
};
export type AccountActions_user$key = {
  readonly " $data"?: AccountActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountActions_user",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeRoles_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "71acd55c11c428920a234d341b753a13";

export default node;

/**
 * @generated SignedSource<<7d6e06de6ae4bc1e06fcb10ca810d070>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserActions_user$data = {
  readonly email: string;
  readonly id: string;
  readonly name: string;
  readonly roles: ReadonlyArray<string>;
  readonly status: string;
  readonly " $fragmentSpreads": FragmentRefs<"ActAs_user" | "ChangeRoles_user">;
  readonly " $fragmentType": "UserActions_user";
};
export type UserActions_user$key = {
  readonly " $data"?: UserActions_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserActions_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserActions_user",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActAs_user"
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

(node as any).hash = "c3dade258d0e891d532d26577f617557";

export default node;

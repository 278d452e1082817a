/**
 * @generated SignedSource<<9f74b255acdd8b7dc5ce9dfdbb90f301>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhoYouAre_user$data = {
  readonly country: string;
  readonly email: string;
  readonly isVerified: boolean;
  readonly lastSignedInAt: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "WhoYouAre_user";
};
export type WhoYouAre_user$key = {
  readonly " $data"?: WhoYouAre_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhoYouAre_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WhoYouAre_user",
  "selections": [
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
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSignedInAt",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "68cd2516c262e0e2feba1eb22e652672";

export default node;

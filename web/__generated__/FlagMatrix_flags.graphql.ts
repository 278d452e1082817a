/**
 * @generated SignedSource<<a278a9dec5e3e25bddb3f53745e2d04c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FlagMatrix_flags$data = {
  readonly environment: string;
  readonly flags: ReadonlyArray<{
    readonly isDefault: boolean;
    readonly isOn: boolean;
    readonly name: string;
    readonly onIn: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "FlagMatrix_flags";
};
export type FlagMatrix_flags$key = {
  readonly " $data"?: FlagMatrix_flags$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlagMatrix_flags">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FlagMatrix_flags",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "environment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlagState",
      "kind": "LinkedField",
      "name": "flags",
      "plural": true,
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
          "name": "isOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onIn",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlagsHere",
  "abstractKey": null
};

(node as any).hash = "6c34d050d8a51e3e5f4e2b96928dbfa2";

export default node;

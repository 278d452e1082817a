/**
 * @generated SignedSource<<828043bcaba458dced3804bc2baa1b3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyActions_agency$data = {
  readonly declinedBecause: string | null | undefined;
  readonly id: string;
  readonly isApproved: boolean | null | undefined;
  readonly name: string;
  readonly version: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NameActions_agency">;
  readonly " $fragmentType": "AgencyActions_agency";
};
export type AgencyActions_agency$key = {
  readonly " $data"?: AgencyActions_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyActions_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgencyActions_agency",
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
      "name": "version",
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
      "name": "isApproved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declinedBecause",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NameActions_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "940f2cb04756a5a04dc39b2106f15c0b";

export default node;

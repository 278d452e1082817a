/**
 * @generated SignedSource<<ef5e10bc0b1d304d157be85a4a53ef33>>
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
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "4b73cc4afcaa14b7ed6d0c281b7ac600";

export default node;

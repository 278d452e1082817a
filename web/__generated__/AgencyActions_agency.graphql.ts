/**
 * @generated SignedSource<<ea6967f874259ee9f2353e63a8739999>>
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
  readonly legalName: string;
  readonly name: string;
  readonly nameWishedAt: string | null | undefined;
  readonly version: number | null | undefined;
  readonly wishedLegalName: string | null | undefined;
  readonly wishedName: string | null | undefined;
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
      "name": "legalName",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wishedName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wishedLegalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameWishedAt",
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "a43f1228cdfe0b0b8b071ed0886e5011";

export default node;

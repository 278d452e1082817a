/**
 * @generated SignedSource<<772394edbc03909797fbcd606121d70e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyList_row$data = {
  readonly country: string;
  readonly createdAt: string;
  readonly declinedBecause: string | null | undefined;
  readonly domain: string | null | undefined;
  readonly id: string;
  readonly isApproved: boolean;
  readonly isComplete: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyActions_company" | "CompanyDetails_company">;
  readonly " $fragmentType": "CompanyList_row";
};
export type CompanyList_row$key = {
  readonly " $data"?: CompanyList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyList_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyList_row",
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
      "name": "country",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isComplete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyDetails_company"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyActions_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "3ab8a2d1926ac0235194d2837f44f7f0";

export default node;

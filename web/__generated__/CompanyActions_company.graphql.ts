/**
 * @generated SignedSource<<723756259099c39398d5ac9ea717ef3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyActions_company$data = {
  readonly declinedBecause: string | null | undefined;
  readonly id: string;
  readonly isApproved: boolean;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentType": "CompanyActions_company";
};
export type CompanyActions_company$key = {
  readonly " $data"?: CompanyActions_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyActions_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyActions_company",
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
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "079114335976e2619170d2748dcb1b73";

export default node;

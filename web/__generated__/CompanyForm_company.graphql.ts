/**
 * @generated SignedSource<<d94ffa1565053f844f3d7114c05a29d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyForm_company$data = {
  readonly country: string;
  readonly description: string;
  readonly id: string;
  readonly locations: ReadonlyArray<string>;
  readonly logoUrl: string | null | undefined;
  readonly name: string;
  readonly specialities: ReadonlyArray<string>;
  readonly version: number;
  readonly website: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NewerCompany_company">;
  readonly " $fragmentType": "CompanyForm_company";
};
export type CompanyForm_company$key = {
  readonly " $data"?: CompanyForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyForm_company",
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
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
      "name": "specialities",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "logoUrl",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewerCompany_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "66fa2c649b1bdacbe3c48536cd5c5814";

export default node;

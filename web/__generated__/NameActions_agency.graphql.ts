/**
 * @generated SignedSource<<73845aa28673096f4d29592846e268e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameActions_agency$data = {
  readonly id: string;
  readonly legalName: string;
  readonly name: string;
  readonly nameWishedAt: string | null | undefined;
  readonly version: number | null | undefined;
  readonly wishedLegalName: string | null | undefined;
  readonly wishedName: string | null | undefined;
  readonly " $fragmentType": "NameActions_agency";
};
export type NameActions_agency$key = {
  readonly " $data"?: NameActions_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameActions_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NameActions_agency",
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

(node as any).hash = "e4e2a6f131360e015ed95cbcabd2bfb2";

export default node;

/**
 * @generated SignedSource<<4fb926569b185c443474fcbd1d42834c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportActions_report$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "ReportActions_report";
};
export type ReportActions_report$key = {
  readonly " $data"?: ReportActions_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportActions_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportActions_report",
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
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "ProfileReport",
  "abstractKey": null
};

(node as any).hash = "9c10412ab0f2d07dc058a776641d5e48";

export default node;

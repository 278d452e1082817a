/**
 * @generated SignedSource<<e9a59f1b5e122f7507de51d07b5dc463>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportList_row$data = {
  readonly agency: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string;
  readonly id: string;
  readonly reason: string;
  readonly recruiter: {
    readonly name: string;
  } | null | undefined;
  readonly state: string;
  readonly words: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReportActions_report" | "ReportDetails_report">;
  readonly " $fragmentType": "ReportList_row";
};
export type ReportList_row$key = {
  readonly " $data"?: ReportList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportList_row">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportList_row",
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
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
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
      "concreteType": "Recruiter",
      "kind": "LinkedField",
      "name": "recruiter",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "agency",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportDetails_report"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReportActions_report"
    }
  ],
  "type": "ProfileReport",
  "abstractKey": null
};
})();

(node as any).hash = "84a6323cb531618c3b16d51338abc422";

export default node;

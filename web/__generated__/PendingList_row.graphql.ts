/**
 * @generated SignedSource<<e8a36f61b3d1810238e1b71a59d7552a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingList_row$data = {
  readonly companyName: string | null | undefined;
  readonly id: string;
  readonly level: number;
  readonly placement: {
    readonly companyName: string | null | undefined;
    readonly jobTitle: string;
  } | null | undefined;
  readonly publishesAt: string | null | undefined;
  readonly recruiter: {
    readonly name: string;
  } | null | undefined;
  readonly reviewerName: string;
  readonly reviewerRole: string;
  readonly reviewerType: string;
  readonly submittedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"PendingReview_review">;
  readonly " $fragmentType": "PendingList_row";
};
export type PendingList_row$key = {
  readonly " $data"?: PendingList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingList_row">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "companyName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PendingList_row",
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
      "name": "reviewerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewerType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewerRole",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "submittedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Placement",
      "kind": "LinkedField",
      "name": "placement",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "jobTitle",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Recruiter",
      "kind": "LinkedField",
      "name": "recruiter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PendingReview_review"
    }
  ],
  "type": "PendingReview",
  "abstractKey": null
};
})();

(node as any).hash = "5d358177c46748629da8ae32487a641a";

export default node;

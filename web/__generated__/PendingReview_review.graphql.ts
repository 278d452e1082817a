/**
 * @generated SignedSource<<a974cd1bbe978e77f1ca4bbd33369759>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PendingReview_review$data = {
  readonly companyName: string | null | undefined;
  readonly level: number;
  readonly placement: {
    readonly companyName: string | null | undefined;
    readonly jobTitle: string;
    readonly startDate: string;
  } | null | undefined;
  readonly publishesAt: string | null | undefined;
  readonly recruiter: {
    readonly name: string;
  } | null | undefined;
  readonly reviewerName: string;
  readonly reviewerRole: string;
  readonly reviewerType: string;
  readonly submittedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"MatchReview_review">;
  readonly " $fragmentType": "PendingReview_review";
};
export type PendingReview_review$key = {
  readonly " $data"?: PendingReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingReview_review">;
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
  "name": "PendingReview_review",
  "selections": [
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
          "storageKey": null
        }
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
      "name": "MatchReview_review"
    }
  ],
  "type": "PendingReview",
  "abstractKey": null
};
})();

(node as any).hash = "3b9630be89efca13aa62f59d04b9b225";

export default node;

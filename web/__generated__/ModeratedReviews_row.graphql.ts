/**
 * @generated SignedSource<<ac5fdc6ac506c16d085bc41fa71edebe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModeratedReviews_row$data = {
  readonly id: string;
  readonly moderation: string;
  readonly overall: number;
  readonly recruiter: {
    readonly name: string;
  } | null | undefined;
  readonly reviewerName: string;
  readonly reviewerType: string;
  readonly signals: ReadonlyArray<string>;
  readonly submittedAt: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DecideReview_review" | "ReviewToDecide_review">;
  readonly " $fragmentType": "ModeratedReviews_row";
};
export type ModeratedReviews_row$key = {
  readonly " $data"?: ModeratedReviews_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModeratedReviews_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ModeratedReviews_row",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overall",
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
      "name": "reviewerName",
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
      "name": "moderation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signals",
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
      "name": "ReviewToDecide_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecideReview_review"
    }
  ],
  "type": "ReviewToCheck",
  "abstractKey": null
};

(node as any).hash = "6e9f06437fe2f4b96d76d257c00400d7";

export default node;

/**
 * @generated SignedSource<<09dfa2994fdbba4992344249beffc83f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReceivedReview_review$data = {
  readonly id: string;
  readonly placement: {
    readonly companyName: string | null | undefined;
    readonly jobTitle: string;
  } | null | undefined;
  readonly privateNote: string | null | undefined;
  readonly recruiter: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyAction_review" | "ReviewArticle_review">;
  readonly " $fragmentType": "ReceivedReview_review";
};
export type ReceivedReview_review$key = {
  readonly " $data"?: ReceivedReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedReview_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReceivedReview_review",
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
      "name": "privateNote",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "companyName",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewArticle_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyAction_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "25600b2dc70543371e47d5fa1dc29815";

export default node;

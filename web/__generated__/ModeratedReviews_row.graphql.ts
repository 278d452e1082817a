/**
 * @generated SignedSource<<b0c0a2a74ec07d8feb7c726cfd8efdc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ModeratedReviews_row$data = {
  readonly edit: {
    readonly signals: ReadonlyArray<string>;
  } | null | undefined;
  readonly hasQueuedEdit: boolean;
  readonly id: string;
  readonly moderation: string;
  readonly overall: number;
  readonly publication: string;
  readonly recruiter: {
    readonly name: string;
  } | null | undefined;
  readonly reviewerName: string;
  readonly reviewerType: string;
  readonly signals: ReadonlyArray<string>;
  readonly submittedAt: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"DecideReview_review" | "RemoveReview_review" | "ReviewToDecide_review">;
  readonly " $fragmentType": "ModeratedReviews_row";
};
export type ModeratedReviews_row$key = {
  readonly " $data"?: ModeratedReviews_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ModeratedReviews_row">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "signals",
  "storageKey": null
};
return {
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
      "name": "publication",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasQueuedEdit",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewEdit",
      "kind": "LinkedField",
      "name": "edit",
      "plural": false,
      "selections": [
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
      "name": "RemoveReview_review"
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
})();

(node as any).hash = "2b22f6f42ef683e617a51fd336a23684";

export default node;

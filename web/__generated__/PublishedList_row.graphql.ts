/**
 * @generated SignedSource<<1dcc2dfe5242bb96e56896a93ad4bddb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublishedList_row$data = {
  readonly body: string;
  readonly id: string;
  readonly level: number;
  readonly overall: number;
  readonly placement: {
    readonly companyName: string | null | undefined;
    readonly jobTitle: string;
  } | null | undefined;
  readonly publication: string;
  readonly publishedAt: string | null | undefined;
  readonly recruiter: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly reply: {
    readonly body: string;
    readonly updatedAt: string;
  } | null | undefined;
  readonly reviewerType: string;
  readonly shownCompany: string | null | undefined;
  readonly shownName: string;
  readonly submittedAt: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"ReceivedReviewActions_review" | "ReceivedReview_review">;
  readonly " $fragmentType": "PublishedList_row";
};
export type PublishedList_row$key = {
  readonly " $data"?: PublishedList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishedList_row">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "body",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishedList_row",
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
      "name": "shownName",
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
      "name": "shownCompany",
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
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "submittedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
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
      "alias": null,
      "args": null,
      "concreteType": "ReviewReply",
      "kind": "LinkedField",
      "name": "reply",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceivedReview_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReceivedReviewActions_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "d6e0fbad9b035aecf5baa772981b8318";

export default node;

/**
 * @generated SignedSource<<89284ebb8ba44347b3c130be7acf19d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReceivedReview_review$data = {
  readonly placement: {
    readonly companyName: string | null | undefined;
    readonly jobTitle: string;
    readonly jobType: string;
    readonly startDate: string;
  } | null | undefined;
  readonly privateNote: string | null | undefined;
  readonly publication: string;
  readonly publishedAt: string | null | undefined;
  readonly recruiter: {
    readonly name: string;
  } | null | undefined;
  readonly reply: {
    readonly createdAt: string;
    readonly updatedAt: string;
  } | null | undefined;
  readonly submittedAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyShown_review" | "ReplyAction_review" | "ReplyVersions_review" | "ReviewArticle_review">;
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
      "name": "privateNote",
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
      "kind": "ScalarField",
      "name": "publication",
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
          "name": "jobType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startDate",
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
      "name": "ReviewArticle_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyAction_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CompanyShown_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyVersions_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "8f3fdfd50bc2f77e45a811735fc71c6c";

export default node;

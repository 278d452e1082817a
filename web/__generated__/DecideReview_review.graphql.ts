/**
 * @generated SignedSource<<8217a957893cf7b7e419bea5e71d9390>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecideReview_review$data = {
  readonly hasQueuedEdit: boolean;
  readonly id: string;
  readonly level: number;
  readonly recruiter: {
    readonly name: string;
  } | null | undefined;
  readonly submittedAt: string;
  readonly version: number;
  readonly " $fragmentType": "DecideReview_review";
};
export type DecideReview_review$key = {
  readonly " $data"?: DecideReview_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecideReview_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecideReview_review",
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
      "name": "hasQueuedEdit",
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
    }
  ],
  "type": "ReviewToCheck",
  "abstractKey": null
};

(node as any).hash = "1ee287b63308c501f19c3fe6bbce5801";

export default node;

/**
 * @generated SignedSource<<a47fed424b88696fe68de3197b6ee8af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecideReview_review$data = {
  readonly id: string;
  readonly level: number;
  readonly recruiter: {
    readonly name: string;
  } | null | undefined;
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

(node as any).hash = "fe831fd4ede4d25a0d0e4bc7fb2e2192";

export default node;

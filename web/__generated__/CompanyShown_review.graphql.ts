/**
 * @generated SignedSource<<eb0e778b974f36aa954c480d3459cbf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompanyShown_review$data = {
  readonly companyVisibility: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "CompanyShown_review";
};
export type CompanyShown_review$key = {
  readonly " $data"?: CompanyShown_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompanyShown_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CompanyShown_review",
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
      "name": "companyVisibility",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "757be61487191eb64e74467b1651c47f";

export default node;

/**
 * @generated SignedSource<<9ac971fd830a9044453d7c600c9bdd45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewThanks_agency$data = {
  readonly name: string;
  readonly offeredGoogleReviewUrl: string | null | undefined;
  readonly " $fragmentType": "ReviewThanks_agency";
};
export type ReviewThanks_agency$key = {
  readonly " $data"?: ReviewThanks_agency$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewThanks_agency">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewThanks_agency",
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
      "name": "offeredGoogleReviewUrl",
      "storageKey": null
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "45804e69908631e3df68593db36d8e56";

export default node;

/**
 * @generated SignedSource<<4ea548de74636b5e6bd72b8ef3423017>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewTabs_counts$data = {
  readonly badReviews: number;
  readonly inviteNotSent: number;
  readonly inviteScheduled: number;
  readonly inviteSent: number;
  readonly missingVerification: number;
  readonly pending: number;
  readonly publishedNotReplied: number;
  readonly publishedReplied: number;
  readonly requested: number;
  readonly verified: number;
  readonly " $fragmentType": "ReviewTabs_counts";
};
export type ReviewTabs_counts$key = {
  readonly " $data"?: ReviewTabs_counts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewTabs_counts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewTabs_counts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requested",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteNotSent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteScheduled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteSent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pending",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingVerification",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedNotReplied",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedReplied",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "badReviews",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "verified",
      "storageKey": null
    }
  ],
  "type": "ReviewCounts",
  "abstractKey": null
};

(node as any).hash = "37299335872697910258f31b211fcc52";

export default node;

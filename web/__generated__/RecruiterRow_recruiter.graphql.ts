/**
 * @generated SignedSource<<d35ede856d96e8b2da0aadd51993698f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecruiterRow_recruiter$data = {
  readonly headline: string;
  readonly name: string;
  readonly photoUrl: string | null | undefined;
  readonly reviewCount: number;
  readonly score: number;
  readonly scoreHalf: number;
  readonly slug: string;
  readonly " $fragmentType": "RecruiterRow_recruiter";
};
export type RecruiterRow_recruiter$key = {
  readonly " $data"?: RecruiterRow_recruiter$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecruiterRow_recruiter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecruiterRow_recruiter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
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
      "name": "headline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "photoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scoreHalf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewCount",
      "storageKey": null
    }
  ],
  "type": "Recruiter",
  "abstractKey": null
};

(node as any).hash = "4cc37de6f2883616d9dd969ff6bf8a69";

export default node;

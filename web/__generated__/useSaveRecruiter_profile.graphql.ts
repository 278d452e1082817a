/**
 * @generated SignedSource<<acaa2b397a4f905df14d187a7ae47272>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSaveRecruiter_profile$data = {
  readonly about: string;
  readonly country: string;
  readonly coverAlt: string;
  readonly coverUrl: string | null | undefined;
  readonly headline: string;
  readonly id: string;
  readonly linkedinUrl: string | null | undefined;
  readonly location: string;
  readonly longText: string;
  readonly name: string;
  readonly oldSlugs: ReadonlyArray<string>;
  readonly phone: string | null | undefined;
  readonly phoneReveals: number;
  readonly photoAlt: string;
  readonly photoUrl: string | null | undefined;
  readonly postcode: string | null | undefined;
  readonly roleTypes: ReadonlyArray<string>;
  readonly showsEmailInSeek: boolean;
  readonly slug: string;
  readonly specialities: ReadonlyArray<string>;
  readonly version: number;
  readonly videoUrl: string | null | undefined;
  readonly " $fragmentType": "useSaveRecruiter_profile";
};
export type useSaveRecruiter_profile$key = {
  readonly " $data"?: useSaveRecruiter_profile$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaveRecruiter_profile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSaveRecruiter_profile",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldSlugs",
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
      "name": "about",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialities",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postcode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "location",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneReveals",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedinUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "showsEmailInSeek",
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
      "name": "photoAlt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coverAlt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "videoUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longText",
      "storageKey": null
    }
  ],
  "type": "RecruiterToEdit",
  "abstractKey": null
};

(node as any).hash = "34c2c20fba7757310c7b5bdb766d6e8b";

export default node;

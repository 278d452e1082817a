/**
 * @generated SignedSource<<f7fd6eb6c48f38dd4a9a84f7ea04ba44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AgencyList_row$data = {
  readonly contactEmail: string | null | undefined;
  readonly country: string;
  readonly createdAt: string | null | undefined;
  readonly declinedBecause: string | null | undefined;
  readonly id: string;
  readonly isApproved: boolean | null | undefined;
  readonly name: string;
  readonly nameWishedAt: string | null | undefined;
  readonly plan: string | null | undefined;
  readonly recruiterCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyActions_agency" | "AgencyDetails_agency">;
  readonly " $fragmentType": "AgencyList_row";
};
export type AgencyList_row$key = {
  readonly " $data"?: AgencyList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"AgencyList_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AgencyList_row",
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
      "name": "name",
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
      "name": "isApproved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declinedBecause",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameWishedAt",
      "storageKey": null
    },
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
      "name": "contactEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recruiterCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plan",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyDetails_agency"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AgencyActions_agency"
    }
  ],
  "type": "Agency",
  "abstractKey": null
};

(node as any).hash = "a9d1174c00a91863c773cce327f18610";

export default node;

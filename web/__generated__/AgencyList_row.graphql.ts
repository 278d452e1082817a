/**
 * @generated SignedSource<<18f7b462797af6884a163428cf7f3265>>
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

(node as any).hash = "0e03b0f7fae5d886272c04de30b6fa78";

export default node;

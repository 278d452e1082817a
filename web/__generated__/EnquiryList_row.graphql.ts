/**
 * @generated SignedSource<<3ffd6692a2a1cb62d9c57fb5a1563bfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnquiryList_row$data = {
  readonly agencyName: string;
  readonly country: string;
  readonly createdAt: string;
  readonly email: string;
  readonly id: string;
  readonly linkedinUrl: string | null | undefined;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly speciality: string | null | undefined;
  readonly state: string;
  readonly " $fragmentSpreads": FragmentRefs<"EnquiryActions_enquiry" | "EnquiryDetails_enquiry">;
  readonly " $fragmentType": "EnquiryList_row";
};
export type EnquiryList_row$key = {
  readonly " $data"?: EnquiryList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnquiryList_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnquiryList_row",
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
      "name": "agencyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
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
      "name": "linkedinUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "speciality",
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
      "name": "state",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnquiryDetails_enquiry"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EnquiryActions_enquiry"
    }
  ],
  "type": "Enquiry",
  "abstractKey": null
};

(node as any).hash = "04882515c77e8e62610aa580f672b4cc";

export default node;
